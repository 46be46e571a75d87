import { describe, expect, it } from 'vitest';
import { isPostcode } from '#src/address/postcode.ts';
import { pickupPointsCall } from '#src/pickup/api.ts';
import { COUNTRIES } from '#src/commerce/countries.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { createInProcessBackend } from '#harness/backend/in-process.ts';
import { callsOver } from '../shop-calls.ts';
import { shopperIn } from './shopper.ts';

const CARRIERS = ['UPSAP', 'BPUDO', 'POSTNLPUP'] as const;

/** South, west, north and east of each country. */
const BOUNDS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  BE: [49.5, 2.5, 51.5, 6.4],
  GB: [49.9, -8.2, 58.7, 1.8],
  BG: [41.2, 22.4, 44.2, 28.6],
  HR: [42.4, 13.5, 46.6, 19.4],
  CZ: [48.6, 12.1, 51, 18.9],
  DK: [54.6, 8.1, 57.8, 12.7],
  EE: [57.5, 23.4, 59.7, 28.2],
  FI: [59.8, 20.6, 70.1, 31.6],
  FR: [42.3, -4.8, 51.1, 8.2],
  DE: [47.3, 5.9, 55, 15],
  HU: [45.7, 16.1, 48.6, 22.9],
  IE: [51.4, -10.5, 55.4, -6],
  IT: [36.6, 6.6, 47.1, 18.5],
  LV: [55.7, 21, 58.1, 28.2],
  LU: [49.4, 5.7, 50.2, 6.5],
  NL: [50.8, 3.4, 53.5, 7.2],
  PL: [49, 14.1, 54.8, 24.1],
  PT: [37, -9.5, 42.2, -6.2],
  RO: [43.6, 20.3, 48.3, 29.7],
  RU: [43, 28, 70, 60],
  SK: [47.7, 16.8, 49.6, 22.6],
  SI: [45.4, 13.4, 46.9, 16.6],
  ES: [36, -9.3, 43.8, 3.3],
  SE: [55.3, 11, 69.1, 24.2],
  LT: [53.9, 21, 56.5, 26.8],
  CH: [45.8, 5.9, 47.8, 10.5],
  AT: [46.4, 9.5, 49, 17.2],
};

describe.each(COUNTRIES.map(({ code }) => code))('in %s', (country) => {
  const calls = callsOver(createInProcessBackend({ seed: 1 }), storeOfCountry('hm', country));

  it.each(CARRIERS)('PUP-02 %s has points, inside the country and with hours', async (type) => {
    await calls.guest();
    const [south = 0, west = 0, north = 0, east = 0] = BOUNDS[country] ?? [];
    const middle = {
      latitude: ((south + north) / 2).toFixed(3),
      longitude: ((west + east) / 2).toFixed(3),
    };
    const search = { by: 'position' as const, ...middle };
    const { points } = await calls.perform(pickupPointsCall, { pickupType: type, search });
    expect(points.length).toBeGreaterThanOrEqual(10);
    for (const { latitude = 0, longitude = 0, openingHours, postcode, ...point } of points) {
      expect([latitude > south && latitude < north, longitude > west && longitude < east]).toEqual([
        true,
        true,
      ]);
      expect(openingHours.length).toBeGreaterThan(0);
      expect(isPostcode(country, postcode)).toBe(true);
      expect(point.country).toBe(country);
    }
  });
});

async function inGermany() {
  const shopper = shopperIn('DE');
  await shopper.guest();
  const find = (term: string) =>
    shopper.perform(pickupPointsCall, { pickupType: 'UPSAP', search: { by: 'term', term } });
  return { ...shopper, find };
}

it.each(['München', 'munchen', 'Munich', '80331', '803', '80331 München'])(
  'PUP-03 points are found by "%s"',
  async (term) => {
    const { find } = await inGermany();
    expect((await find(term)).points[0]?.city).toBe('München');
  },
);

it('PUP-04 the nearest come first', async () => {
  const { perform } = await inGermany();
  const search = { by: 'position' as const, latitude: '53.55', longitude: '9.99' };
  const { points } = await perform(pickupPointsCall, { pickupType: 'BPUDO', search });
  expect(points.slice(0, 4).map(({ city }) => city)).toEqual(Array(4).fill('Hamburg'));
});

it('PUP-02 click and collect is in the brand’s own shops', async () => {
  const { perform } = await inGermany();
  const search = { by: 'term' as const, term: 'Cologne' };
  const { points } = await perform(pickupPointsCall, { pickupType: 'CNC', search });
  expect(points).toMatchObject([{ id: '1005', country: 'DE' }]);
});

it('PUP-07 what cannot be searched is refused; what is nowhere is an empty list', async () => {
  const { find, refusal } = await inGermany();
  expect(await find('Timbuktu')).toEqual({ points: [] });
  expect(await find('<script>')).toEqual({ points: [] });
  const ask = (search: { by: 'term'; term: string }) =>
    refusal(pickupPointsCall, { pickupType: 'CNC', search });
  expect(await ask({ by: 'term', term: ' x ' })).toBe('_ERR_PICKUP_SEARCH_TOO_SHORT');
  const nowhere = { by: 'position' as const, latitude: '91', longitude: '0' };
  expect(await refusal(pickupPointsCall, { pickupType: 'CNC', search: nowhere })).toBe(
    '_ERR_PICKUP_POSITION',
  );
});
