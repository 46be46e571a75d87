import { combine, sample } from 'effector';
import { type Infer, enums, object, string } from 'superstruct';
import { DEFAULT_COUNTRY } from '../commerce/countries.ts';
import { fact, state } from '../event-log/units.ts';
import { $location } from '../ports/navigation.ts';
import { appStarted } from '../ports/start.ts';
import { resolveNearestSite } from './resolve-host.ts';
import { storeById, storesOfBrand, type Site } from './stores.ts';

/** Where the shopper is: names a site and says how the address reached it. All else about the store follows. */
const Place = object({
  storeId: string(),
  language: string(),
  siteEnvironment: enums(['production', 'test']),
  basename: string(),
});
type Place = Infer<typeof Place>;

/** ENT-01 */
export type StoreSettings = Site & {
  siteEnvironment: 'production' | 'test';
};

export const siteEntered = fact('store-config/siteEntered', Place);

/** CFG-11: the address names no site, so the shopper is on another: the store's in its default language, or the UK one. */
export const siteMissed = fact(
  'store-config/siteMissed',
  object({ reason: string(), host: string() }),
);

const $place = state<Place>(
  'store-config/place',
  {
    storeId: DEFAULT_COUNTRY.stores.rl,
    language: DEFAULT_COUNTRY.languages[0].code,
    siteEnvironment: 'production',
    basename: '',
  },
  Place,
);

$place.on(siteEntered, (_, place) => place);

/** CFG-13: the current store. */
export const $store = $place.map(({ storeId, language, siteEnvironment }): StoreSettings => ({
  ...storeById(storeId, language),
  siteEnvironment,
}));

export const $brand = $store.map(({ brand }) => brand);

/** CFG-13: all sites of the current brand. */
export const $sites = $brand.map(storesOfBrand);

/** What stands in front of every route of this visit: ``, `/fr`, `/BE/FR`. */
export const $basename = $place.map(({ basename }) => basename);

/** Where the shopper is, and what of the path is the site's. */
export const $at = combine({ location: $location, basename: $basename });

const resolved = sample({
  clock: appStarted,
  fn: ({ environment: { host, location, storeOverride } }) => ({
    host,
    ...resolveNearestSite({ host, path: location.path, storeOverride }),
  }),
});

sample({
  clock: resolved,
  fn: ({ site, siteEnvironment, basename }) => ({
    storeId: site.storeId,
    language: site.language,
    siteEnvironment,
    basename,
  }),
  target: siteEntered,
});

sample({
  clock: resolved,
  filter: ({ error }) => error !== undefined,
  fn: ({ error, host }) => ({ reason: error?.message ?? '', host }),
  target: siteMissed,
});
