import { create } from 'superstruct';
import { expect, it } from 'vitest';
import { FoundPoints } from '#src/pickup/contract.ts';
import { PointSearch } from '#src/pickup/pickup.ts';
import { PointsAnswer, readPoints } from '#src/pickup/response.ts';

const place = {
  id: 'S1',
  name: 'Loom House',
  address1: '1 Loom Street',
  zipCode: 'W1D 4HS',
  city: 'London',
  country: 'GB',
  openingHours: [],
};
const read = (...physicalStore: unknown[]) => readPoints(create({ physicalStore }, PointsAnswer));

it('LST-08 omits unreadable pickup points, and logs their number', () => {
  const found = read(place, { ...place, id: 7 }, { ...place, id: 'S2' }, null);
  expect(found.points.map(({ id }) => id)).toEqual(['S1', 'S2']);
  expect(found.leftOut).toBe(2);
  expect(create(found, FoundPoints)).toEqual(found);
  const search = { by: 'position', latitude: '51.5', longitude: '-0.1' } as const;
  const state = { status: 'ready', search, ...found } as const;
  expect(create(state, PointSearch)).toEqual(state);
});

it('LST-08 has no count if all points are valid', () => {
  expect(read(place)).not.toHaveProperty('leftOut');
  expect(read()).toEqual({ points: [] });
});
