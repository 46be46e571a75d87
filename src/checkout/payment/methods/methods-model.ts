import { sample } from 'effector';
import { array, boolean, integer, literal, nullable, object, string } from 'superstruct';
import { usablePaymentsCall } from '../../details/billing/billing-api.ts';
import { command, fact, feature, input, state } from '../../../event-log/units.ts';
import { noPayload, taggedUnion, secret } from '../../../kernel/struct.ts';
import { deleteSavedCardCall, paymentMethodsCall } from '../api.ts';
import { cashOnDeliveryCall } from '../cash-on-delivery-api.ts';
import { CashOnDelivery, OfferedPaymentMethods } from '../contract.ts';
import { callFx } from '../../../ports/http/call.ts';
import { httpStatusOf } from '../../../ports/http/errors.ts';
import { mutation } from '../../../ports/http/mutation.ts';
import { query } from '../../../ports/http/query.ts';
import { $userInfo } from '../../../session/model.ts';
import { isKnown } from '../../../session/session.ts';
import { PaymentChoice } from '../payment.ts';
import { orderPlaced } from '../../steps/placed-model.ts';
import { leaveCheckout, stepOpened } from '../../steps/steps-model.ts';
import { declareForm } from '../../../forms/form-model.ts';
import { $bagPage } from '../../../cart/bag/bag-model.ts';
import { cameOnline } from '../../../ports/connection.ts';

feature('checkout');

export const chooseMethod = input('checkout/chooseMethod', PaymentChoice);
export const retryMethods = input('checkout/retryMethods', noPayload());
/** Opens the confirmation to delete a saved card. */
export const askDeletion = input('checkout/askDeletion', object({ cardId: string() }));
export const dropDeletion = input('checkout/dropDeletion', noPayload());
export const confirmDeletion = input('checkout/confirmDeletion', noPayload());

/** Restores the choice made before a page load. */
export const restoreChoice = command('checkout/restoreChoice', PaymentChoice);
/** Reads the payment methods again; they may be out of date. */
export const readMethods = command('checkout/readMethods', noPayload());
const fetchMethods = command('checkout/fetchMethods', noPayload());

export const methodsLoaded = fact('checkout/methodsLoaded', object({ count: integer() }));
export const methodsFailed = fact('checkout/methodsFailed', noPayload());
export const methodChosen = fact('checkout/methodChosen', object({ method: string() }));
export const cardDeleted = fact('checkout/cardDeleted', object({ cardId: string() }));
export const cardNotDeleted = fact('checkout/cardNotDeleted', object({ cardId: string() }));

export const methodsFx = callFx(paymentMethodsCall);
export const usablePaymentsFx = callFx(usablePaymentsCall);
export const cashOnDeliveryFx = callFx(cashOnDeliveryCall);
export const deleteCardFx = callFx(deleteSavedCardCall);

const MethodsState = taggedUnion('status', {
  unknown: object({ status: literal('unknown') }),
  failed: object({ status: literal('failed') }),
  loaded: object({ status: literal('loaded'), offer: OfferedPaymentMethods }),
});

const Deletion = object({ cardId: string(), isUnderWay: boolean(), hasFailed: boolean() });

/** API-51: payment methods of the shop, and the shopper's saved cards. */
export const $methods = state('checkout/methods', { status: 'unknown' }, MethodsState);
/** API-15: codes of the methods usable for this bag; `null` while unknown. */
export const $usable = state<string[] | null>('checkout/usable', null, nullable(array(string())));
export const $cashOnDelivery = state<CashOnDelivery | null>(
  'checkout/cashOnDelivery',
  null,
  nullable(CashOnDelivery),
);
/** CHK-10 */
export const $choice = state<PaymentChoice | null>(
  'checkout/choice',
  null,
  nullable(PaymentChoice),
);
/** Saved card whose deletion is being confirmed. */
export const $deletion = state<typeof Deletion.TYPE | null>(
  'checkout/deletion',
  null,
  nullable(Deletion),
);

/** ENT-24 */
export const $selectedPaymentMethod = $choice.map((choice) => choice?.method ?? null);

const read = query('checkout/methodsRead', { start: fetchMethods, readFx: methodsFx });

const opened = stepOpened.filter({ fn: ({ stage }) => stage === 'payment' });

const missed = sample({
  clock: cameOnline,
  source: $methods,
  filter: ({ status }) => status === 'failed',
  fn: () => {},
});

sample({
  clock: [opened, retryMethods, missed, readMethods],
  target: [fetchMethods, usablePaymentsFx, cashOnDeliveryFx],
});
// Another shopper has other cards; a changed bag may have other usable methods.
export const $payer = $userInfo.map((info) => (isKnown(info) ? info.userId : null));
const ownerChanged = sample({
  clock: $payer.updates,
  source: $methods,
  filter: ({ status }, owner) => status !== 'unknown' && owner !== null,
});
const bagChanged = sample({
  clock: $bagPage.updates,
  source: $methods,
  filter: ({ status }, page) => status === 'loaded' && page.status === 'loaded',
});
sample({ clock: ownerChanged, target: readMethods });
sample({ clock: bagChanged, target: [usablePaymentsFx, cashOnDeliveryFx] });

$methods
  .on(read.doneData, (_, offer) => ({ status: 'loaded', offer }))
  .on(read.failData, (methods) => (methods.status === 'loaded' ? methods : { status: 'failed' }))
  .on([retryMethods, missed], () => ({ status: 'unknown' }))
  .on(cardDeleted, (methods, { cardId }) =>
    methods.status === 'loaded'
      ? {
          ...methods,
          offer: {
            ...methods.offer,
            savedCards: methods.offer.savedCards.filter(({ id }) => id !== cardId),
          },
        }
      : methods,
  )
  // Clears only the saved cards, because the methods and a card being typed are still valid.
  .on(ownerChanged, (methods) =>
    methods.status === 'loaded' && methods.offer.savedCards.length > 0
      ? { ...methods, offer: { ...methods.offer, savedCards: [] } }
      : methods,
  )
  .on([leaveCheckout, orderPlaced], () => ({ status: 'unknown' }));

$usable
  .on(usablePaymentsFx.doneData, (_, usable) => usable.map(({ code }) => code))
  .on(usablePaymentsFx.fail, () => null);
$cashOnDelivery
  .on(cashOnDeliveryFx.doneData, (_, offer) => offer)
  .on(cashOnDeliveryFx.fail, () => null);

$choice
  .on([chooseMethod, restoreChoice], (_, choice) => choice)
  // Clears a choice that no longer exists or belongs to another shopper.
  .on(cardDeleted, (choice, { cardId }) => (choice?.savedCardId === cardId ? null : choice))
  .on(read.doneData, (choice, { methods, savedCards }) => {
    if (!choice) return choice;
    const { method, savedCardId } = choice;
    const isThere = methods.some(({ code }) => code === method);
    const isCardThere =
      savedCardId === undefined || savedCards.some(({ id }) => id === savedCardId);
    return isThere && isCardThere ? choice : null;
  })
  .on(orderPlaced, () => null);

$deletion.on(askDeletion, (_, { cardId }) => ({ cardId, isUnderWay: false, hasFailed: false }));
const deletion = mutation($deletion, {
  start: sample({ clock: confirmDeletion, source: $deletion }).filterMap((asked) =>
    asked ? { cardId: asked.cardId } : undefined,
  ),
  sendFx: deleteCardFx,
  isPending: (asked) => asked?.isUnderWay === true,
  pending: ({ cardId }) => ({ cardId, isUnderWay: true, hasFailed: false }),
  refused: (_, { cardId }) => ({ cardId, isUnderWay: false, hasFailed: true }),
  // API-56, FTL-03: 404 counts as deleted.
  isDoneAlready: (error) => httpStatusOf(error) === 404,
  // The answer counts after the confirmation was closed as well.
  awaits: () => true,
  forget: [dropDeletion, orderPlaced],
});
sample({ clock: deletion.done, target: cardDeleted });
sample({ clock: deletion.failed, fn: ({ params }) => params, target: cardNotDeleted });

sample({
  clock: chooseMethod,
  fn: ({ method }) => ({ method }),
  target: methodChosen,
});
sample({
  clock: read.doneData,
  fn: ({ methods }) => ({ count: methods.length }),
  target: methodsLoaded,
});
sample({ clock: read.failData, target: methodsFailed });

/** PAY-05: form of a new card. Typed values exist only in its fields. */
export const cardForm = declareForm(
  'checkout',
  'card',
  { number: secret(), expiry: secret(), cvc: secret(), holderName: secret(), saveCard: boolean() },
  { all: [orderPlaced, chooseMethod, methodsLoaded], isKept: false },
);
