import { allSettled, createWatch, fork } from 'effector';
import { expect, it } from 'vitest';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { appStarted } from '#src/ports/start.ts';
import { $basename, $brand, $sites, $store, siteMissed } from '#src/store-config/model.ts';
import { $limits } from '#src/store-config/limits-model.ts';
import { storesOfBrand } from '#src/store-config/stores.ts';

async function start(changes: { host?: string; path?: string; storeOverride?: string }) {
  const { path = '/', ...rest } = changes;
  const scope = fork();
  const missed: unknown[] = [];
  createWatch({ unit: siteMissed, scope, fn: (payload) => missed.push(payload) });
  await allSettled(appStarted, {
    scope,
    params: {
      environment: {
        ...sampleEnvironment,
        ...rest,
        location: { ...sampleEnvironment.location, path },
      },
    },
  });
  return { scope, missed };
}

it('CFG-13 has the current store and the brand’s sites', async () => {
  const { scope, missed } = await start({ host: 'ch.hollismarlowe.localhost:4173', path: '/it/x' });
  expect(scope.getState($store)).toMatchObject({
    storeId: '20026',
    locale: 'it-CH',
    siteEnvironment: 'test',
  });
  expect(scope.getState($brand)).toBe('hm');
  expect(scope.getState($sites)).toBe(storesOfBrand('hm'));
  expect(scope.getState($basename)).toBe('/it');
  expect(scope.getState($limits).customTaxOrderTotalThreshold).toBe(62_00);
  expect(missed).toEqual([]);
});

it('CFG-06 uses the UK store before the start and without a country', async () => {
  expect(fork().getState($store).storeId).toBe('30002');
  const { scope } = await start({});
  expect(scope.getState($store).locale).toBe('en-GB');
});

it('CFG-11 uses the UK site for an address without one, and logs an error', async () => {
  const { scope, missed } = await start({ host: 'us.localhost' });
  expect(scope.getState($store).storeId).toBe('30002');
  expect(missed).toEqual([{ reason: 'Store Config not found', host: 'us.localhost' }]);
});

it('CFG-11 uses the default language for one that the store lacks, and logs an error', async () => {
  const { scope, missed } = await start({ host: 'de.localhost', path: '/fr/women' });
  expect(scope.getState($store).locale).toBe('de-DE');
  expect(missed).toEqual([
    { reason: 'Site config not found: store RL-DE, language fr', host: 'de.localhost' },
  ]);
});

it("CFG-12 uses the host's own site for a brand without sites, and logs an error", async () => {
  const host = 'de.hollismarlowe.localhost';
  const { scope, missed } = await start({ host, storeOverride: 'zz-de' });
  expect(scope.getState($store)).toMatchObject({ brand: 'hm', countryCode: 'DE' });
  expect(missed).toEqual([{ reason: 'Esites not found', host }]);
});

it('CFG-15 selects the store by an override on a test host', async () => {
  const { scope } = await start({ storeOverride: 'hm-de' });
  expect(scope.getState($store)).toMatchObject({ brand: 'hm', locale: 'de-DE' });
});

const SETTINGS =
  'storeId locale storeName storeBrandName countryCode currencyCode storeVat siteVersion ' +
  'siteEnvironment target brand SITE_URL langId WCS_API';

it('ENT-01 has every field of the store settings', () => {
  const store = fork().getState($store);
  expect(Object.keys(store)).toEqual(expect.arrayContaining(SETTINGS.split(' ')));
});
