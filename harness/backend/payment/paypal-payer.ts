import { CITIES } from '#fixtures/purchase/cities.ts';
import { COUNTRIES } from '#src/commerce/countries.ts';
import type { Call } from '../call.ts';
import { readPostal } from '../checkout/postal.ts';
import { STANDARD } from '../checkout/shipping-modes.ts';
import { failure, type BackendResponse } from '../message.ts';
import { emailHash } from '../newsletter/newsletter.ts';
import type { PaymentOrder } from '../faults/rules.ts';
import type { CurrentSession } from '../session/sessions.ts';
import { peopleOf, type CartRecord } from '../world.ts';
import type { PostalAddress } from './purchase-state.ts';

/** Payers whose payments fail. */
const OUTCOMES: Readonly<Record<string, PaymentOrder>> = {
  REFUSED1: 'refused',
  PENDING1: 'pending',
  CANCELLED1: 'cancelled',
};

export function payerOrder(payerId: string): PaymentOrder {
  return (Object.hasOwn(OUTCOMES, payerId) && OUTCOMES[payerId]) || 'success';
}

function payerMail(payerId: string): string {
  return `${payerId.toLowerCase()}@payer.example`;
}

/**
 * PayPal's address of a payer, in the store's country. `ABROAD1` lives outside the delivery area, `POBOX1`
 * has a post-office box, `PARTIAL1`'s address is incomplete.
 */
function payerAddress({ store }: Call, payerId: string): PostalAddress | undefined {
  const isAbroad = payerId === 'ABROAD1';
  const city = CITIES.find(({ country }) => (country === store.countryCode) !== isAbroad);
  if (!city) return undefined;
  const { names, streets, zip: zipCode, country } = city;
  const address1 = payerId === 'POBOX1' ? 'PO Box 12' : `${streets[0]} 1`;
  const place = { address1, zipCode, city: names[0], country };
  const known = payerId === 'PARTIAL1' ? { ...place, address1: '', zipCode: '' } : place;
  return { firstName: 'Pat', lastName: 'Payer', ...known };
}

/** Matches this file's payer addresses; the shop's form validates typed ones. */
const PO_BOX = /\bPO Box\b/i;

/** Reason why nothing can be delivered to a PayPal address; undefined if it can. */
function problemOf(
  address: PostalAddress | undefined,
  countries: readonly string[],
): BackendResponse | undefined {
  const read = readPostal(address, countries);
  if ('refusal' in read) return read.refusal;
  return PO_BOX.test(read.address.address1)
    ? failure(400, '_ERR_ADDRESS_PO_BOX', 'No carrier delivers to a box.', ['address1'])
    : undefined;
}

/** A bag prepared for PayPal express. */
export interface ExpressBag {
  cart: CartRecord;
  /** Reason why it cannot be delivered. */
  problem: BackendResponse | undefined;
  /** Mail address for its mails, if known; the world stores no typed address. */
  email: string | undefined;
}

/** Completes the bag with PayPal's data. Pure: nothing is stored. */
export function completed(
  call: Call,
  cart: CartRecord,
  payerId: string,
  { userId }: Pick<CurrentSession, 'userId'>,
): ExpressBag {
  const { store, world } = call;
  const countries = [store.countryCode];
  const address = payerAddress(call, payerId);
  const isKnown = cart.delivery?.address.country === store.countryCode;
  const delivery = isKnown ? cart.delivery : address && { modeId: STANDARD.id, address };
  const isWhole =
    problemOf(
      address,
      COUNTRIES.map(({ code }) => code),
    ) === undefined;
  const billing = cart.billing ?? (isWhole ? address : delivery?.address);
  const own = peopleOf(world).find(({ id }) => id === userId)?.email;
  const email = own ?? (cart.mail === undefined ? payerMail(payerId) : undefined);
  return {
    cart: {
      ...cart,
      mail: cart.mail ?? emailHash(payerMail(payerId)),
      ...(delivery && { delivery }),
      ...(billing && { billing }),
    },
    problem: isKnown ? undefined : problemOf(address, countries),
    email,
  };
}
