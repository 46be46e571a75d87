import { type EventCallable, scopeBind } from 'effector';
import type { PostalAddress } from '#harness/backend/payment/purchase-state.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import type { BackendRule } from '#harness/backend/faults/rules.ts';
import { withPurchase } from '#harness/backend/world.ts';
import { inProcessShop } from '#harness/replay/in-process-shop.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { recordSession } from '#harness/replay/record-session.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { type AddressDraft, emptyDraft } from '#src/address/draft.ts';
import '#src/app/whole-model.ts';
import { addItemCall } from '#src/cart/changes/change-api.ts';
import { fillIn } from '#src/checkout/details/details-model.ts';
import { $saving, submitDetails } from '#src/checkout/details/details-save-model.ts';
import {
  type KeptDetails,
  keepDetailsFx,
  recallDetailsFx,
} from '#src/checkout/details/kept-details.ts';
import type { PortHandler } from '#src/event-log/recorder.ts';
import type { AnyEffect } from '#src/event-log/units.ts';
import type { Address } from '#src/kernel/address.ts';
import { locationChanged, reloadFx } from '#src/ports/navigation.ts';
import { callRefused } from '#src/ports/session/session-gate.ts';
import { appStarted } from '#src/ports/start.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { variantOf } from '../harness/backend/client.ts';
import { callsOver } from '../harness/backend/shop-calls.ts';
import { addressIn } from '../harness/backend/purchase/shopper.ts';

type Country = 'GB' | 'DE' | 'NL' | 'CZ';

interface Start {
  country?: Country;
  person?: keyof typeof DEMO_ACCOUNTS;
  /** What that person has saved. */
  saved?: readonly PostalAddress[];
  rules?: readonly BackendRule[];
  /** What the tab kept of a page before. */
  kept?: KeptDetails | null;
  piece?: string;
  pieces?: number;
  /** What the tab's storage has beside that. */
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

/** An address of a country as it is typed, and as the order takes it. */
export function typedIn(country: Country = 'GB', change: Partial<AddressDraft> = {}) {
  const address = { ...addressIn(country), ...change };
  return { draft: { ...emptyDraft(country), ...address }, address: address as Address };
}

/** A shopper at the details step, over the whole model and a backend of its own; recorded. */
export async function atDetails(start: Start = {}) {
  const { country = 'GB', rules = [], piece = 'RL1001WHT', pieces = 1 } = start;
  const asked: string[] = [];
  const visited: string[] = [];
  let kept = start.kept ?? null;
  let reloads = 0;
  const shop = inProcessShop({
    brand: 'rl',
    country: country.toLowerCase(),
    onNavigate: (to) => {
      visited.push(to);
      const { pathname: path, search } = new URL(to, 'http://localhost');
      const location = { path, search, hash: '', key: String(visited.length) };
      queueMicrotask(() => scopeBind(locationChanged, { scope })({ location, action: 'push' }));
    },
    onRequest: (line) => asked.push(line.replace(/\/wcs\/resources\/store\/\d+|\?.*/g, '')),
  });
  const other = callsOver(shop.backend, storeOfCountry('rl', country));
  const person = start.person && DEMO_ACCOUNTS[start.person];
  if (person) await other.signIn(person.email, person.password);
  else await other.guest();
  const wish = { variantId: variantOf(piece, 0), quantity: pieces, cin: '', sfid: '' };
  const { orderId } = await other.perform(addItemCall, { ...wish, optIn: 'false' });
  const { backend } = shop;
  const userId = backend.world().people.find(({ email }) => email === person?.email)?.id;
  if (start.saved && userId !== undefined) {
    const saved = start.saved.map((each, at) => ({ addressId: `A${at + 1}`, ...each }));
    const purchase = { addresses: { [userId]: saved }, nextId: saved.length + 1 };
    backend.setWorld(withPurchase(backend.world(), purchase));
  }
  backend.setRules(rules);

  let now = 1;
  const handlers = new Map<AnyEffect, PortHandler>([
    ...shop.handlers,
    [keepDetailsFx, async (next: { kept: KeptDetails | null }) => void ({ kept } = next)],
    [recallDetailsFx, async () => kept],
    [reloadFx, async () => void (reloads += 1)],
  ]);

  async function open(at = country) {
    const session = recordSession(handlers, () => now++);
    const { scope } = session;
    shop.gate.onRefused = scopeBind(callRefused, { scope });
    scopeBind(appStarted, { scope })({
      environment: {
        ...sampleEnvironment,
        location: { path: '/checkout/shipping', search: '', hash: '', key: 'start' },
        storage: { 'selvedge.checkoutGuest': orderId, ...start.storage },
        storeOverride: `rl-${at.toLowerCase()}`,
      },
    });
    await shop.settle();
    return session;
  }
  const session = await open();
  const { scope } = session;

  async function send<Payload>(unit: EventCallable<Payload>, payload: NoInfer<Payload>) {
    scopeBind(unit, { scope })(payload);
    await shop.settle();
  }

  return {
    ...shop,
    scope,
    asked,
    visited,
    send,
    other,
    orderId,
    kept: () => kept,
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
    /** The same shopper in a tab that has kept nothing, perhaps in the shop of another country. */
    otherTab(at?: Country) {
      kept = null;
      return open(at);
    },
    trace: () => session.trace(),
    /** Where a replay of the session would differ from it first, if anywhere. */
    divergence: () => verifyAtHand(readTrace(session.trace())).divergence,
    count: (line: string) => asked.filter((each) => each === line).length,
  };
}
