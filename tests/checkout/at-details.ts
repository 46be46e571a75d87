import type { PostalAddress } from '#harness/backend/payment/purchase-state.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { withPurchase } from '#harness/backend/world.ts';
import { handle } from '#harness/device/handle.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { type AddressDraft, emptyDraft } from '#src/address/draft.ts';
import { fillIn } from '#src/checkout/details/details-model.ts';
import { $saving, submitDetails } from '#src/checkout/details/details-save-model.ts';
import { type StoredDetails, keepDetailsFx } from '#src/checkout/details/stored-details.ts';
import type { Address } from '#src/kernel/address.ts';
import { reloadFx } from '#src/ports/navigation.ts';
import { addressIn } from '../harness/backend/purchase/shopper.ts';
import { type Buyer, type Country, withBag } from './at-checkout.ts';

interface Start extends Buyer {
  /** Saved addresses of the person. */
  saved?: readonly PostalAddress[];
  /** Details stored in the tab by an earlier page. */
  kept?: StoredDetails | null;
  /** Further items of session storage. */
  storage?: Record<string, string>;
}

export const SAVED: PostalAddress = {
  firstName: 'Mira',
  lastName: 'Lindqvist',
  address1: '12 Mill Lane',
  zipCode: 'LS1 4DY',
  city: 'Leeds',
  country: 'GB',
};

/** An address of a country, as typed and as stored in the order. */
export function typedIn(country: Country = 'GB', change: Partial<AddressDraft> = {}) {
  const address = { ...addressIn(country), ...change };
  return { draft: { ...emptyDraft(country), ...address }, address: address as Address };
}

/** A shopper at the details step. */
export async function atDetails(start: Start = {}) {
  let reloads = 0;
  const bag = await withBag(start, {
    size: 0,
    ports: [handle(reloadFx, async () => void (reloads += 1))],
  });
  const { backend, device, orderId, send } = bag;
  const { values } = device.storage;
  const email = start.person && DEMO_ACCOUNTS[start.person].email;
  const userId = backend.world().people.find((person) => person.email === email)?.id;
  if (start.saved && userId !== undefined) {
    const saved = start.saved.map((each, at) => ({ addressId: `A${at + 1}`, ...each }));
    const purchase = { addresses: { [userId]: saved }, nextId: saved.length + 1 };
    backend.setWorld(withPurchase(backend.world(), purchase));
  }
  backend.setRules(start.rules ?? []);

  values.set(keepDetailsFx, start.kept ?? null);
  const open = (at?: Country) => {
    const { storage = {} } = start;
    const store = at && { storeOverride: `rl-${at.toLowerCase()}` };
    return bag.open('/checkout/shipping', { storage, ...store });
  };
  const session = await open();
  const { scope } = session;

  return {
    ...bag,
    scope,
    kept: () => (values.get(keepDetailsFx) ?? null) as StoredDetails | null,
    reloads: () => reloads,
    type: (purpose: 'shipping' | 'billing', draft: AddressDraft) =>
      send(fillIn, { purpose, draft, changed: ['line1'], left: 'line1' }),
    submit: (addresses: { shipping?: Address; billing?: Address } = {}) =>
      send(submitDetails, {
        ...addresses,
        wrong: [],
        forms: Object.keys(addresses) as ('shipping' | 'billing')[],
      }),
    saving: () => scope.getState($saving),
    cart: () => backend.world().state.carts[orderId],
    /**
     * Opens a tab without stored details for the same shopper, perhaps in another country's shop.
     */
    otherTab(at?: Country) {
      values.clear();
      return open(at);
    },
    trace: () => session.trace(),
    /** Returns the first difference between a replay and the session, if any. */
    divergence: () => verifyAtHand(readTrace(session.trace())).divergence,
  };
}
