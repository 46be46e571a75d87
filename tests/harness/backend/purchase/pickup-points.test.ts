import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { marketOf } from '#fixtures/purchase/markets.ts';
import { isPostcode } from '#src/address/postcode.ts';
import { pickupPointsCall } from '#src/pickup/api.ts';
import { COUNTRIES } from '#src/commerce/countries.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { createInProcessBackend } from '#harness/backend/in-process.ts';
import { callsOver } from '../shop-calls.ts';

const CARRIERS = ['UPSAP', 'BPUDO', 'POSTNLPUP'] as const;

interface Outline {
  objects: { home: { bbox: [west: number, south: number, east: number, north: number] } };
}

function boundsOf(country: string) {
  const file = new URL(`../../../../fixtures/map/outlines/${country}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as Outline).objects.home.bbox;
}

describe.each(COUNTRIES)('in $code', ({ code: country, stores }) => {
  const brand = stores.hm === null ? 'rl' : 'hm';
  const calls = callsOver(createInProcessBackend({ seed: 1 }), storeOfCountry(brand, country));
  const towns = marketOf(country).cities.length;

  it.each(CARRIERS)('PUP-02 %s has points inside the country, with opening hours', async (type) => {
    await calls.guest();
    const [west, south, east, north] = boundsOf(country);
    const middle = {
      latitude: ((south + north) / 2).toFixed(3),
      longitude: ((west + east) / 2).toFixed(3),
    };
    const search = { by: 'position' as const, ...middle };
    const { points } = await calls.perform(pickupPointsCall, { pickupType: type, search });
    expect(points.length).toBeGreaterThanOrEqual(Math.min(10, 4 * towns));
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
