import { combine, sample } from 'effector';
import { type Infer, enums, object, string } from 'superstruct';
import { DEFAULT_COUNTRY } from '../commerce/countries.ts';
import { fact, feature, state } from '../event-log/units.ts';
import { $location } from '../ports/navigation.ts';
import { appStarted } from '../ports/start.ts';
import { resolveNearestSite } from './resolve-host.ts';
import { storeById, storesOfBrand, type Site } from './stores.ts';

feature('core');

/** Current site, and how the address selected it. All other store data derives from it. */
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

/** CFG-11: the address has no site. Uses the store's default language, or the UK store. */
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

/** CFG-13: current store. */
export const $store = $place.map(({ storeId, language, siteEnvironment }): StoreSettings => ({
  ...storeById(storeId, language),
  siteEnvironment,
}));

export const $brand = $store.map(({ brand }) => brand);

/** CFG-13: all sites of the current brand. */
export const $sites = $brand.map(storesOfBrand);

/** Prefix of every route of this visit: ``, `/fr`, `/BE/FR`. */
export const $basename = $place.map(({ basename }) => basename);

/** Location with the basename. */
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
