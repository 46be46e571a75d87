import { type Infer, literal, object } from 'superstruct';
import { LONGEST_PLACE } from '../commerce/limits.ts';
import { personalText, taggedUnion } from '../kernel/struct.ts';
import { defineCall } from '../ports/http/call.ts';
import { FoundPoints, PickupType } from './contract.ts';

/** Search for pickup points, by term or position. A position is personal data, like an address. */
export const Search = taggedUnion('by', {
  term: object({ by: literal('term'), term: personalText() }),
  position: object({
    by: literal('position'),
    latitude: personalText(),
    longitude: personalText(),
  }),
});
export type Search = Infer<typeof Search>;

/** API-62 */
export const pickupPointsCall = defineCall({
  name: 'pickup.points',
  method: 'GET',
  base: 'commerce',
  path: () => '/pickuppoint/locator',
  query: ({ pickupType, search }) => ({
    pickupType,
    ...(search.by === 'term'
      ? { searchTerm: search.term.slice(0, LONGEST_PLACE) }
      : { latitude: search.latitude, longitude: search.longitude }),
  }),
  params: object({ pickupType: PickupType, search: Search }),
  contract: async () => {
    const { PointsAnswer, readPoints } = await import('./response.ts');
    return { answer: PointsAnswer, read: readPoints };
  },
  value: FoundPoints,
});
