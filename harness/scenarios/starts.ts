import type { Cast } from './brand-fixtures.ts';
import type { BagContent, ScenarioStart } from './scenario.ts';

/** Where a shopper of whom the shop knows nothing begins. */
export function strangerAt({ store }: Cast, path: string): ScenarioStart {
  return { store, path, seed: 1, viewport: { width: 1440, height: 900 } };
}

/** Others have bought all but two of the piece. */
export function allButTwo({ piece }: Cast): readonly BagContent[] {
  return [{ ...piece, quantity: piece.stock - 2 }];
}

/** On the bag page, with one piece in the bag. */
export function atBag(cast: Cast, person: NonNullable<ScenarioStart['person']>): ScenarioStart {
  return { ...strangerAt(cast, '/shopping-bag'), person, bag: [cast.piece] };
}

/** Jonas, with nothing on his wishlist, among what there is for men. */
export function withNothingSaved(cast: Cast): ScenarioStart {
  return { ...strangerAt(cast, '/men'), person: 'jonas' };
}

/** Mira on her wishlist, with two things on it. */
export function atWishlist(cast: Cast): ScenarioStart {
  return {
    ...strangerAt(cast, '/wishlist'),
    person: 'mira',
    wishlist: [cast.wish.id, cast.otherWish.id],
  };
}
