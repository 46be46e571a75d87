import { beforeAll, describe, expect, it } from 'vitest';
import shops from '#fixtures/content/shops.json' with { type: 'json' };
import { CITIES } from '#fixtures/purchase/cities.ts';
import { createInProcessBackend } from '#harness/backend/in-process.ts';
import { COUNTRIES } from '#src/commerce/countries.ts';
import { pickupPointsCall } from '#src/pickup/api.ts';
import { geoNodesCall } from '#src/pickup/shops/find-in-store-api.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { callsOver } from '../shop-calls.ts';

const backend = createInProcessBackend({ seed: 1 });

/** Typed spellings of a name: capitals, without diacritics, two letters for an umlaut, with the postcode. */
function spellingsOf(name: string, zip: string): string[] {
  const bare = name.normalize('NFD').replace(/\p{M}/gu, '');
  const doubled = name.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return [name, name.toUpperCase(), name.normalize('NFD'), bare, doubled, `${zip} ${name}`];
}

/** Local names of shops' towns besides those of the data. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  BE: ['Gent', 'Gand', 'Brussel', 'Bruxelles'],
  GB: ['London', 'Manchester', 'Edinburgh'],
  BG: ['София', 'Sofia', 'Sofiya'],
  HR: ['Zagreb'],
  CZ: ['Praha', 'Brno'],
  DK: ['København', 'Kobenhavn', 'Koebenhavn'],
  EE: ['Tallinn'],
  FI: ['Helsinki', 'Helsingfors'],
  FR: ['Paris', 'Lyon'],
  DE: ['Berlin', 'Hamburg', 'München', 'Muenchen', 'Munich', 'Köln', 'Koeln', 'Cologne'],
  HU: ['Budapest'],
  IE: ['Dublin', 'Baile Átha Cliath'],
  IT: ['Milano', 'Roma'],
  LV: ['Rīga', 'Riga'],
  LU: ['Luxembourg', 'Luxemburg', 'Lëtzebuerg'],
  NL: ['Amsterdam', 'Rotterdam'],
  PL: ['Warszawa', 'Kraków', 'Krakow'],
  PT: ['Lisboa'],
  RO: ['București', 'Bucuresti', 'Bucureşti'],
  RU: ['Москва', 'МОСКВА', 'Moskva', 'Moscow'],
  SK: ['Bratislava'],
  SI: ['Ljubljana'],
  ES: ['Madrid', 'Barcelona'],
  SE: ['Stockholm'],
  LT: ['Vilnius'],
  CH: ['Zürich', 'Zurigo', 'Zuerich', 'Genève', 'Genf', 'Ginevra', 'Geneve'],
  AT: ['Wien', 'Vienna'],
};

const SITES = COUNTRIES.flatMap(({ code, stores, languages }) =>
  languages.map(({ code: language }) => ({
    country: code,
    language,
    brands: (['rl', 'hm'] as const).filter((brand) => stores[brand] !== null),
  })),
);

describe.each(SITES)('$country in $language', ({ country, language, brands }) => {
  const shoppers = brands.map((brand) =>
    callsOver(backend, storeOfCountry(brand, country, language)),
  );
  const [calls = callsOver(backend)] = shoppers;
  const find = async (pickupType: 'UPSAP' | 'CNC', term: string, { perform } = calls) =>
    perform(pickupPointsCall, { pickupType, search: { by: 'term' as const, term } });

  beforeAll(async () => {
    for (const { guest } of shoppers) await guest();
  });

  it('PUP-03 finds points by every name and spelling of their town', async () => {
    for (const { names, zip, byLanguage } of CITIES.filter((town) => town.country === country)) {
      const shown = byLanguage[language] ?? names[0];
      for (const name of names)
        for (const term of spellingsOf(name, zip)) {
          const { points } = await find('UPSAP', term);
          expect([term, points[0]?.city]).toEqual([term, shown]);
        }
    }
  });

  it('PUP-03 API-67 finds shops by the names used in the country', async () => {
    const found = new Set<string>();
    for (const name of OWN[country] ?? []) {
      const places = await Promise.all(shoppers.map((shopper) => find('CNC', name, shopper)));
      const nodes = await Promise.all(
        shoppers.map(({ perform }) => perform(geoNodesCall, { type: 'city', name })),
      );
      const ids = places.flatMap(({ points }) => points.map(({ id }) => id));
      expect([name, ids.length > 0, nodes.flat().length > 0]).toEqual([name, true, true]);
      for (const id of ids) found.add(id);
    }
    const own = shops.shops.filter((shop) => shop.country === country);
    expect([...found]).toEqual(expect.arrayContaining(own.map(({ id }) => id)));
  });
});
