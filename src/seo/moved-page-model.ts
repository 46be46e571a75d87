import { sample } from 'effector';
import { array, object, string } from 'superstruct';
import { command, fact, feature, state } from '../event-log/units.ts';
import { pathBelow } from '../kernel/site-path.ts';
import { sitePath } from '../ports/address-marks.ts';
import { callFx } from '../ports/http/call.ts';
import { navigateFx } from '../ports/navigation.ts';
import { $at, $store } from '../store-config/model.ts';
import { pageAtUrlCall } from './moved-page-api.ts';

feature('text');

/** API-66: looks up a missing path at the SEO service; relative to the visit's basename. */
export const lookUpPath = command('seo/lookUpPath', object({ path: sitePath() }));
export const movedPageFound = fact(
  'seo/movedPageFound',
  object({ pageType: string(), path: sitePath() }),
);

export const pageAtUrlFx = callFx(pageAtUrlCall);

/** Most looked-up paths. Each is looked up once, because two pages could point to each other. */
const MOST_PATHS = 50;
const $lookedUp = state('seo/lookedUp', [], array(sitePath()));

const wanted = sample({
  clock: lookUpPath,
  source: $lookedUp,
  filter: (before, { path }) => !before.includes(path) && before.length < MOST_PATHS,
  fn: (_, { path }) => path,
});
$lookedUp.on(wanted, (before, path) => [...before, path]);
sample({
  clock: wanted,
  source: $store,
  fn: ({ storeName }, url) => ({ storeName, url }),
  target: pageAtUrlFx,
});

const found = sample({
  clock: pageAtUrlFx.done,
  source: $at,
  fn: (at, { params: { url }, result }) => ({ at, url, page: result }),
}).filterMap(({ at: { location, basename }, url, page }) => {
  const isHere = pathBelow(location.path, basename) === url;
  if (!page || !isHere || page.url === url) return undefined;
  return { pageType: page.pageType, path: page.url, to: basename + page.url + location.search };
});
sample({
  clock: found,
  fn: ({ pageType, path }) => ({ pageType, path }),
  target: movedPageFound,
});
sample({ clock: found, fn: ({ to }) => ({ to, replace: true }), target: navigateFx });
