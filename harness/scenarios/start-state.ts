import type { PersonRecord } from '#fixtures/catalogue/styles.ts';
import { bagOwner, type BagOwner } from '#harness/backend/cart/bag-owner.ts';
import { addPieces, openCart } from '#harness/backend/cart/cart-lines.ts';
import { subscribe } from '#harness/backend/newsletter/newsletter.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { secretOf, withLink } from '#harness/backend/session/links.ts';
import { sha256 } from '#harness/backend/sha256.ts';
import { openSession } from '#harness/backend/session/sessions.ts';
import { createWorld, sell, type World, withPurchase, withState } from '#harness/backend/world.ts';
import { createRandom } from '#src/kernel/random.ts';
import type { Environment } from '#src/ports/start.ts';
import type { Brand } from '#src/commerce/brands.ts';
import { variantOf } from './content.ts';
import { withOrders } from './orders/placed-orders.ts';
import { withPurchaseDetails } from './checkout/purchase-details.ts';
import type { BagContent, MailedTo, ScenarioStart } from './scenario.ts';

export interface StartWorld {
  world: World;
  /** Session row of the shopper's browser; undefined for a new visitor. */
  row: number | undefined;
}

/** Monday morning, 2 March 2026, in milliseconds since 1970. */
export const SCENARIO_TIME = Date.UTC(2026, 2, 2, 9, 30);

/** A guest whose session no browser has. */
const LONG_GONE = '-901';

/** Start world at a time, in milliseconds since 1970. */
export function startWorld(start: ScenarioStart, now: number = SCENARIO_TIME): StartWorld {
  const { seed, store, person, wishlist, addresses, bag = [], sold = [] } = start;
  const brand = store.startsWith('hm') ? 'hm' : 'rl';
  const fresh = createWorld(seed);
  const stocked = sell(
    withMailed(withLeft(fresh, start.left, brand), start.link, now),
    sold.map((content) => ({ id: '', variantId: variantOf(fresh, content), ...content })),
  );
  if (person === undefined)
    return { world: withOrders(stocked, start, LONG_GONE, now), row: undefined };
  const { before, userId } = visitorOf(stocked, person);
  const { world: known, cookie } = openSession(before, createRandom(seed), {
    userId,
    isRegistered: person !== 'guest',
  });
  const wishlists = { ...known.state.wishlists, ...(wishlist && { [userId]: wishlist }) };
  const wished = withState(known, { wishlists });
  const settled = addresses ? withAddresses(wished, userId, addresses) : wished;
  const bagged = bag.reduce(
    (filled, content) => withContent(filled, bagOwner(brand, userId), content),
    withOrders(settled, start, userId, now),
  );
  const detailed = withPurchaseDetails(bagged, start, { userId, brand });
  return { world: start.isMember ? withMember(detailed, userId) : detailed, row: cookie.row };
}

function withMember(world: World, userId: string): World {
  return withState(world, { members: { [userId]: { memberId: 'M5E17ED6E', since: 0 } } });
}

const LINK_SEED = 'scenario';

export const LINK_SECRET = secretOf(LINK_SEED);

function withMailed(world: World, mailed: ScenarioStart['link'], now: number): World {
  if (!mailed) return world;
  const { person, minutesAgo, isUsed = false, purpose, ...link } = mailed;
  const at = now - minutesAgo * 60_000;
  const owner = linkedPerson(world, person);
  if (purpose === 'newsletter')
    return subscribe(world, owner.email, { isSubscribed: true, seed: LINK_SEED });
  return withLink(world, {
    ...link,
    purpose,
    seed: LINK_SEED,
    person: owner,
    at,
    isUsed,
  });
}

function linkedPerson(world: World, person: MailedTo['person']): PersonRecord {
  if (typeof person === 'string') return personOf(world, DEMO_ACCOUNTS[person].email);
  const { email, password } = person;
  const salt = 'scenario';
  const names = { title: '', firstName: '', lastName: '' };
  return { id: '', email, ...names, salt, hash: sha256(salt + password), wishlist: [] };
}

function withAddresses(
  world: World,
  userId: string,
  addresses: NonNullable<ScenarioStart['addresses']>,
): World {
  const saved = addresses.map((address, index) => ({ addressId: `A${index + 1}`, ...address }));
  const nextId = saved.length + 1;
  return withPurchase(world, { addresses: { [userId]: saved }, nextId });
}

function visitorOf(world: World, person: NonNullable<ScenarioStart['person']>) {
  if (person !== 'guest')
    return { before: world, userId: personOf(world, DEMO_ACCOUNTS[person].email).id };
  const { nextGuest } = world.state;
  return { before: withState(world, { nextGuest: nextGuest + 1 }), userId: `-${nextGuest}` };
}

function withLeft(world: World, left: ScenarioStart['left'], brand: Brand): World {
  if (!left) return world;
  const owner = bagOwner(brand, personOf(world, DEMO_ACCOUNTS[left.person].email).id);
  return left.bag.reduce((filled, content) => withContent(filled, owner, content), world);
}

function withContent(before: World, owner: BagOwner, content: BagContent): World {
  const { world, cart } = openCart(before, owner);
  return addPieces(world, cart, variantOf(world, content), content.quantity).world;
}

function personOf(world: World, email: string): PersonRecord {
  const person = world.people.find((one) => one.email === email);
  if (!person) throw new Error(`Nobody in the world has the address ${email}`);
  return person;
}

export function startEnvironment({
  store,
  path,
  search = '',
  seed,
  viewport,
  storage = {},
  cookies = {},
  isOptedOut,
}: ScenarioStart): Environment {
  return {
    now: SCENARIO_TIME,
    host: 'localhost',
    location: { path, search, hash: '', key: 'start' },
    referrer: '',
    language: 'en-GB',
    timeZone: 'UTC+00:00',
    viewport,
    online: true,
    seed,
    cookies,
    storage,
    storeOverride: store,
    ...(isOptedOut && { isOptedOut }),
  };
}
