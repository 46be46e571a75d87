import type { Cast } from './cast.ts';
import type { ScenarioStart } from './scenario.ts';

/** Where a shopper of whom the shop knows nothing begins. */
export function strangerAt({ store }: Cast, path: string): ScenarioStart {
  return { store, path, seed: 1, viewport: { width: 1440, height: 900 } };
}

/** On the bag page, with one piece in the bag. */
export function atBag(cast: Cast, person: NonNullable<ScenarioStart['person']>): ScenarioStart {
  return { ...strangerAt(cast, '/shopping-bag'), person, bag: [cast.piece] };
}

/** Mira on her wishlist, with two things on it. */
export function atWishlist(cast: Cast): ScenarioStart {
  return {
    ...strangerAt(cast, '/wishlist'),
    person: 'mira',
    wishlist: [cast.wish.id, cast.otherWish.id],
  };
}
