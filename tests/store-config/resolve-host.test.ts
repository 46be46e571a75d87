import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTestHost, resolveSite, resolveNearestSite } from '#src/store-config/resolve-host.ts';

function at(host: string, path = '/', storeOverride: string | null = null) {
  return { host, path, storeOverride };
}

function siteAt(host: string, path?: string, storeOverride?: string) {
  const { site } = resolveSite(at(host, path, storeOverride));
  return `${site.brand} ${site.locale}`;
}

it('CFG-03 selects the tailored brand by its host, and the denim brand for any other', () => {
  expect(siteAt('de.hollismarlowe.localhost:4173')).toBe('hm de-DE');
  expect(siteAt('de.hollismarlowe.example')).toBe('hm de-DE');
  expect(siteAt('hollismarlowe.localhost')).toBe('hm en-GB');
  expect(siteAt('de.rivetandloom.example')).toBe('rl de-DE');
  expect(siteAt('de.anything.example')).toBe('rl de-DE');
  expect(siteAt('de.nothollismarlowe.example')).toBe('rl de-DE');
});

it('CFG-04 reads the country from the first label of the host', () => {
  expect(siteAt('fr.localhost:8080')).toBe('rl fr-FR');
  expect(siteAt('CZ.RivetAndLoom.Example')).toBe('rl cs-CZ');
});

it('CFG-05 maps a host country of uk to gb', () => {
  expect(siteAt('uk.localhost')).toBe('rl en-GB');
});

it('CFG-06 uses gb for a host without a country', () => {
  for (const host of ['localhost:4173', 'www.rivetandloom.example', 'localhost.', '[::1]:80']) {
    expect(siteAt(host)).toBe('rl en-GB');
  }
});

it('CFG-10 CFG-11 throws for an unknown country, and falls back to the brand’s UK site at the start', () => {
  expect(() => resolveSite(at('us.localhost'))).toThrow('Store Config not found');
  const fallback = resolveNearestSite(at('us.hollismarlowe.localhost'));
  expect(fallback.site).toMatchObject({ brand: 'hm', countryCode: 'GB' });
  expect(fallback.error?.message).toBe('Store Config not found');
  expect(fallback.error?.cause).toBe('US');
  expect(resolveNearestSite(at('bg.localhost')).site.storeId).toBe('30002');
  expect(resolveNearestSite(at('localhost', '/', 'hm-xx')).site.storeId).toBe('20002');
  expect(resolveNearestSite(at('de.localhost')).error).toBeUndefined();
});

it('CFG-11 throws for a language prefix that the store lacks, and falls back to its default language at the start', () => {
  expect(() => resolveSite(at('de.localhost', '/fr/shopping-bag'))).toThrow(/RL-DE.*fr/);
  expect(resolveNearestSite(at('de.localhost', '/fr/shopping-bag'))).toMatchObject({
    site: { countryCode: 'DE', locale: 'de-DE' },
    basename: '/fr',
    error: { message: 'Site config not found: store RL-DE, language fr' },
  });
  expect(resolveNearestSite(at('localhost', '/CH/EN')).site.locale).toBe('de-CH');
  expect(resolveNearestSite(at('localhost', '/BG/FR')).site.countryCode).toBe('GB');
});

it('RTE-20 selects the language by a lower-case prefix', () => {
  expect(siteAt('ch.localhost')).toBe('rl de-CH');
  expect(siteAt('ch.localhost', '/it/shopping-bag')).toBe('rl it-CH');
  expect(siteAt('be.localhost', '/fr')).toBe('rl fr-BE');
  expect(resolveSite(at('ch.localhost', '/it/shopping-bag')).basename).toBe('/it');
  expect(resolveSite(at('ch.localhost', '/italy')).basename).toBe('');
});

it('RTE-19 reads an upper-case first segment as a country, optionally followed by a language', () => {
  expect(siteAt('localhost', '/FR/jeans')).toBe('rl fr-FR');
  expect(siteAt('de.hollismarlowe.localhost', '/CH/IT')).toBe('hm it-CH');
  expect(siteAt('localhost', '/UK')).toBe('rl en-GB');
  expect(resolveSite(at('localhost', '/CH/IT/x')).basename).toBe('/CH/IT');
  expect(resolveSite(at('localhost', '/FR/jeans')).basename).toBe('/FR');
});

it('CFG-15 recognizes localhost, *.localhost, *.test and the loopback addresses as test hosts', () => {
  for (const host of ['localhost:1', 'de.localhost', 'shop.test', '127.0.0.1:4', '[::1]:4']) {
    expect(isTestHost(host)).toBe(true);
  }
  for (const host of ['rivetandloom.example', 'notlocalhost', 'localhost.example', 'test']) {
    expect(isTestHost(host)).toBe(false);
  }
  expect(resolveSite(at('de.localhost')).siteEnvironment).toBe('test');
  expect(resolveSite(at('de.rivetandloom.example')).siteEnvironment).toBe('production');
});

it('CFG-15 selects the store by the address parameter on a test host', () => {
  expect(siteAt('localhost', '/', 'de')).toBe('rl de-DE');
  expect(siteAt('hollismarlowe.localhost', '/', 'de')).toBe('hm de-DE');
  expect(siteAt('127.0.0.1:80', '/', 'hm-uk')).toBe('hm en-GB');
  expect(siteAt('localhost', '/', 'HM')).toBe('hm en-GB');
  expect(siteAt('hollismarlowe.localhost', '/', 'rl-fr')).toBe('rl fr-FR');
  expect(siteAt('localhost', '/fr/x', 'ch')).toBe('rl fr-CH');
  for (const junk of ['xx', 'hm-', 'hm-xx', 'germany', '__proto__']) {
    expect(resolveNearestSite(at('localhost', '/', junk)).error?.message).toBe(
      'Store Config not found',
    );
  }
});

it('CFG-15 ignores the address parameter elsewhere', () => {
  expect(siteAt('de.rivetandloom.example', '/', 'hm-fr')).toBe('rl de-DE');
});

it("CFG-11 finds a site of the host's brand for any address at the start", () => {
  const label = fc.oneof(
    fc.constantFrom('uk', 'de', 'bg', 'us', 'hollismarlowe', 'localhost', 'test', '', '[::1]'),
    fc.string({ maxLength: 4 }),
  );
  fc.assert(
    fc.property(
      fc.array(label, { maxLength: 4 }),
      fc.oneof(fc.webPath(), fc.constantFrom('/FR', '/BE/FR/x', '/it', '/XX/YY'), fc.string()),
      fc.oneof(fc.constant(null), fc.string(), fc.constantFrom('de', 'hm', 'rl-bg', 'hm-si')),
      (labels, path, storeOverride) => {
        const host = labels.join('.');
        const { site, basename, siteEnvironment } = resolveNearestSite({
          host,
          path,
          storeOverride,
        });
        expect(site.storeId).toMatch(/^[23]00[0-2]\d$/);
        expect(path.startsWith(basename)).toBe(true);
        if (siteEnvironment === 'production' && host === host.toLowerCase()) {
          expect(site.brand).toBe(labels.includes('hollismarlowe') ? 'hm' : 'rl');
        }
      },
    ),
  );
});
