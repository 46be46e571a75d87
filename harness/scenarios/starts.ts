import type { BrandFixtures } from './brand-fixtures.ts';
import type { BagContent, ScenarioStart } from './scenario.ts';

export function strangerAt({ store }: BrandFixtures, path: string): ScenarioStart {
  return { store, path, seed: 1, viewport: { width: 1440, height: 900 } };
}

/** All but two pieces are sold. */
export function allButTwo({ piece }: Pick<BrandFixtures, 'piece'>): readonly BagContent[] {
  return [{ ...piece, quantity: piece.stock - 2 }];
}

/** On the bag page, with one piece in the bag. */
export function atBag(
  fixtures: BrandFixtures,
  person: NonNullable<ScenarioStart['person']>,
): ScenarioStart {
  return { ...strangerAt(fixtures, '/shopping-bag'), person, bag: [fixtures.piece] };
}

/** Jonas at `/men`, with an empty wishlist. */
export function withNothingSaved(fixtures: BrandFixtures): ScenarioStart {
  return { ...strangerAt(fixtures, '/men'), person: 'jonas' };
}

/** Mira at her wishlist with two products. */
export function atWishlist(fixtures: BrandFixtures): ScenarioStart {
  return {
    ...strangerAt(fixtures, '/wishlist'),
    person: 'mira',
    wishlist: [fixtures.wish.id, fixtures.otherWish.id],
  };
}
