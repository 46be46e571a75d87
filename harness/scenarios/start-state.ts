import type { PersonRecord } from '#fixtures/catalogue/styles.ts';
import { addPieces, openCart } from '#harness/backend/cart-lines.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/demo-accounts.ts';
import { openSession } from '#harness/backend/sessions.ts';
import { createWorld, type World, withState } from '#harness/backend/world.ts';
import { createRandom } from '#src/kernel/random.ts';
import type { Environment } from '#src/ports/start.ts';
import type { BagContent, ScenarioStart } from './scenario.ts';

/** The backend's world when a scenario begins. */
export interface StartWorld {
  world: World;
  /** Row of the session that the shopper's browser holds; none for a stranger. */
  row: number | undefined;
}

/** Monday morning, 2 March 2026, in milliseconds since 1970. */
export const SCENARIO_TIME = Date.UTC(2026, 2, 2, 9, 30);

export function startWorld({ seed, person, wishlist, bag = [] }: ScenarioStart): StartWorld {
  const fresh = createWorld(seed);
  if (person === undefined) return { world: fresh, row: undefined };
  const { id } = personOf(fresh, DEMO_ACCOUNTS[person].email);
  const { world: signedIn, cookie } = openSession(fresh, createRandom(seed), {
    userId: id,
    isRegistered: true,
  });
  const wishlists = { ...signedIn.state.wishlists, ...(wishlist && { [id]: wishlist }) };
  const world = bag.reduce(
    (before, content) => withContent(before, id, content),
    withState(signedIn, { wishlists }),
  );
  return { world, row: cookie.row };
}

function withContent(before: World, userId: string, { productId, size, quantity }: BagContent) {
  const variant = before.catalogue.byId.get(productId)?.variants[size];
  if (!variant) throw new Error(`${productId} has no size number ${size}`);
  const { world, cart } = openCart(before, userId);
  return addPieces(world, cart, variant.id, quantity).world;
}

function personOf(world: World, email: string): PersonRecord {
  const person = world.people.find((one) => one.email === email);
  if (!person) throw new Error(`Nobody in the world has the address ${email}`);
  return person;
}

/** What the shop reads of its surroundings when a scenario begins. */
export function startEnvironment({ store, path, seed, viewport }: ScenarioStart): Environment {
  return {
    now: SCENARIO_TIME,
    host: 'localhost',
    location: { path, search: '', hash: '', key: 'start' },
    referrer: '',
    language: 'en-GB',
    timeZone: 'Europe/London',
    viewport,
    online: true,
    seed,
    cookies: {},
    storage: {},
    storeOverride: store,
  };
}
