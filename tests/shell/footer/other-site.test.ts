import { describe, expect, it } from 'vitest';
import { pageOf } from '#src/pages/page.ts';
import { addressOn, pathOn, type Here } from '#src/shell/footer/other-site.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';

function here(path: string, search = '', more: Partial<Here> = {}): Here {
  const store = {
    ...storeOfCountry('rl', 'GB'),
    siteEnvironment: 'production' as const,
  };
  const { basename = '', location = { path, search } } = more;
  return { page: pageOf(location, basename), store, location, basename, ...more };
}

const germany = storeOfCountry('rl', 'DE');
const ticino = storeOfCountry('rl', 'CH', 'it');

describe('RTE-22 address of a page in another country', () => {
  it.each([
    ['/', '/'],
    ['/women/jeans', '/women/jeans'],
    ['/foundry-straight-jean-rl0101rin', '/foundry-straight-jean-rl0101rin'],
    ['/privacy', '/datenschutz'],
    ['/customer-service', '/kundenservice'],
    ['/faq', '/faq'],
    ['/contactus', '/contactus'],
    ['/nowhere-at-all', '/'],
    ['/a/b/c', '/'],
    ['/error', '/'],
  ])('%s is %s in Germany', (path, there) => {
    expect(pathOn(germany, here(path))).toBe(there);
  });

  it('is on that country’s host, below its language', () => {
    expect(addressOn(germany, here('/'))).toBe('https://de.rivetandloom.example');
    expect(addressOn(ticino, here('/women'))).toBe('https://ch.rivetandloom.example/it/women');
  });

  it.each([
    ['//evil.example', ''],
    ['/fr//evil.example', '/fr'],
    ['/fr/\\evil.example', '/fr'],
  ])('RTE-28 stays in this shop even if %s looks like another host', (path, basename) => {
    const on = here(path, '', { basename });
    const test = { ...on, page: { kind: 'listing' } };
    const store = { ...test.store, siteEnvironment: 'test' as const };
    expect(addressOn(germany, { ...test, store })).toBe('/evil.example?store=rl-de');
  });

  it("drops the visit's own prefix", () => {
    const from = here('/fr/women', '', { basename: '/fr' });
    expect(addressOn(germany, from)).toBe('https://de.rivetandloom.example/women');
  });

  it('keeps the search, and drops prices and secrets', () => {
    const search = '?size=M&price_min=20&magicLinkToken=x&utm_source=mail&page=3&store=rl-gb';
    expect(addressOn(germany, here('/women', search))).toBe(
      'https://de.rivetandloom.example/women?size=M',
    );
  });

  it('uses the store parameter on test hosts', () => {
    const { store } = here('/');
    const test = { store: { ...store, siteEnvironment: 'test' as const } };
    expect(addressOn(germany, here('/', '', test))).toBe('/?store=rl-de');
    expect(addressOn(ticino, here('/women', '?size=M', test))).toBe('/it/women?size=M&store=rl-ch');
  });
});
