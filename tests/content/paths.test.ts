import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COUNTRIES } from '#src/commerce/countries.ts';
import { storesOfBrand } from '#src/store-config/stores.ts';
import { LEGAL_KINDS, PAGE_KINDS } from '#src/content/page-kind.ts';
import { PATHS } from '#src/content/path-tables.ts';
import { contentPageOf, contentPathOf } from '#src/content/paths.ts';
import { pageOf } from '#src/pages/page.ts';

const kinds = [...PAGE_KINDS, 'faq', 'call-us'] as const;
const sites = [...storesOfBrand('hm'), ...storesOfBrand('rl')];
const [denim, tailored] = (['rl', 'hm'] as const).map((brand) => storesOfBrand(brand));

function siteOf(target: string, brand: 'rl' | 'hm' = 'rl') {
  const site = storesOfBrand(brand).find((each) => each.target === target);
  if (!site) throw new Error(target);
  return site;
}

it('RTE-22 every listed country has its paths', () => {
  expect(new Set(tailored?.map(({ countryCode }) => countryCode)).size).toBe(COUNTRIES.length);
  expect(COUNTRIES).toHaveLength(27);
});

it.each(sites.map((site) => [`${site.storeName} ${site.language}`, site] as const))(
  'RTE-21 %s: each page has its own path, which resolves to it',
  (_name, site) => {
    const paths = kinds.map((kind) => contentPathOf(site, kind));
    expect(new Set(paths).size).toBe(kinds.length);
    for (const path of paths) expect(path).toMatch(/^\/[a-z]+(?:-[a-z]+)*$/);
    expect(paths.map((path) => contentPageOf(site, path))).toEqual(kinds);
  },
);

it.each(sites.map((site) => [`${site.storeName} ${site.language}`, site] as const))(
  'RTE-21 %s: no content path collides with another page',
  (_name, site) => {
    for (const kind of kinds) {
      const { kind: other } = pageOf({ path: contentPathOf(site, kind), search: '' }, '');
      expect(['not-found', 'content']).toContain(other);
    }
  },
);

it('RTE-21 the tables cover exactly the languages of their brand', () => {
  const languagesOf = (stores: typeof denim) => new Set(stores?.map(({ language }) => language));
  const covered = Object.entries(PATHS);
  expect(new Set(covered.map(([code]) => code))).toEqual(languagesOf(tailored));
  expect(new Set(covered.flatMap(([code, { rl }]) => (rl ? [code] : [])))).toEqual(
    languagesOf(denim),
  );
});

it('RTE-23 the denim brand has a table of its own', () => {
  for (const site of denim ?? [])
    for (const kind of LEGAL_KINDS)
      expect(contentPathOf(site, kind)).not.toBe(contentPathOf({ ...site, brand: 'hm' }, kind));
  expect(contentPathOf(siteOf('DE'), 'privacy')).toBe('/datenschutz');
  expect(contentPathOf(siteOf('DE', 'hm'), 'privacy')).toBe('/datenschutzerklaerung');
});

it.each([
  ['/customer-service', ['GB', 'IE']],
  ['/kundenservice', ['DE', 'AT', 'CH-DE']],
  ['/klantenservice-contact', ['NL', 'BE-NL']],
  ['/service-clientele-contact', ['FR', 'BE-FR', 'LU', 'CH-FR']],
  ['/servizio-clienti-contattaci', ['IT', 'CH-IT']],
  ['/obsluga-klienta', ['PL']],
])('RTE-24 customer service is at %s in %j and nowhere else', (path, targets) => {
  for (const stores of [denim, tailored]) {
    const there = stores?.filter((site) => contentPathOf(site, 'customer-service') === path);
    expect(there?.map(({ target }) => target).toSorted()).toEqual(targets.toSorted());
  }
});

it('RTE-24 customer service is at /faqs everywhere else', () => {
  const others = denim?.filter((site) => contentPathOf(site, 'customer-service') === '/faqs');
  expect(others?.map(({ target }) => target)).toEqual(
    'HR CZ DK EE FI HU LV PT RO RU SK ES SE LT'.split(' '),
  );
});

it('reads an address in any case, with trailing slashes', () => {
  expect(contentPageOf(siteOf('DE'), '/Datenschutz/')).toBe('privacy');
  expect(contentPageOf(siteOf('DE'), '/privacy')).toBeUndefined();
});

it('accepts any path', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.webPath(), fc.string(), fc.constantFrom('', '/', '/__proto__')),
      (path) => {
        const kind = contentPageOf(siteOf('GB'), path);
        expect(kind === undefined || kinds.includes(kind)).toBe(true);
      },
    ),
  );
});
