import { literal, object } from 'superstruct';
import { personalText, taggedUnion } from '../kernel/struct.ts';
import { defineCall } from '../ports/call.ts';
import { PickupType, Places } from './contract.ts';

/** What pickup points are searched by. Where the shopper is is as personal as where they live. */
const Search = taggedUnion('by', {
  term: object({ by: literal('term'), term: personalText() }),
  position: object({
    by: literal('position'),
    latitude: personalText(),
    longitude: personalText(),
  }),
});

/** API-62 */
export const pickupPointsCall = defineCall({
  name: 'pickup.points',
  method: 'GET',
  base: 'commerce',
  path: () => '/pickuppoint/locator',
  query: ({ pickupType, search }) => ({
    pickupType,
    ...(search.by === 'term'
      ? { searchTerm: search.term }
      : { latitude: search.latitude, longitude: search.longitude }),
  }),
  params: object({ pickupType: PickupType, search: Search }),
  contract: async () => {
    const { PlacesAnswer, readPlaces } = await import('./answer.ts');
    return { answer: PlacesAnswer, read: readPlaces };
  },
  value: Places,
});
