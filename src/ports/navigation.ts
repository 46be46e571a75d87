import { type Infer, boolean, enums, never, object, size, string } from 'superstruct';
import { noPayload } from '../kernel/struct.ts';
import { feature, input, port, state } from '../event-log/units.ts';
import { siteAddress, siteHash, sitePath, siteQuery } from './address-marks.ts';

feature('core');

/** Longest path in characters; a longer one matches no page and is cut. */
export const MAX_PATH = 2000;

/** Current address. `key` distinguishes two visits of one address. */
export const Location = object({
  path: size(sitePath(), 0, MAX_PATH),
  search: siteQuery(),
  hash: siteHash(),
  key: string(),
});
export type Location = Infer<typeof Location>;

/** The address changed: by a link, the model's navigation, Back or Forward. */
export const locationChanged = input(
  'navigation/locationChanged',
  object({ location: Location, action: enums(['push', 'replace', 'pop']) }),
);

/** Navigates to an address of this site; `locationChanged` follows. */
export const navigateFx = port('navigation/navigate', {
  params: object({ to: siteAddress(), replace: boolean() }),
  done: noPayload(),
  fail: never(),
});

/** Reloads the page. */
export const reloadFx = port('navigation/reload', {
  params: noPayload(),
  done: noPayload(),
  fail: never(),
});

export const $location = state<Location>(
  'navigation/location',
  { path: '/', search: '', hash: '', key: 'start' },
  Location,
);

$location.on(locationChanged, (_, { location }) => location);
