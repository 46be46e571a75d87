import { combine, sample } from 'effector';
import { boolean, integer, object } from 'superstruct';
import { input, state } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';
import { appStarted } from '../ports/start.ts';
import { writeStorageFx } from '../ports/storage.ts';
import { $content } from './model.ts';

/** The key in session storage that says that this tab's shopper closed the line at the top. */
export const CLOSED_KEY = 'selvedge.topBanner';
const CLOSED = 'closed';

/** Shows another message of the line at the top: the next, or the one before. */
export const turnBanner = input('content/turnBanner', object({ by: integer() }));
export const closeBanner = input('content/closeBanner', nothing());

/** How far the shopper has turned, to and fro. */
export const $turns = state('content/turns', 0, integer());
export const $isBannerClosed = state('content/isBannerClosed', false, boolean());

/** The messages of the line at the top. */
export const $banners = combine($content, $isBannerClosed, (content, isClosed) =>
  isClosed
    ? []
    : [...(content['USP_BANNER_TOP'] ?? []), ...(content['HEADER_SHIPPING_BANNER'] ?? [])],
);
/** CNT-09: counted, so never below none. */
export const $bannerCount = $banners.map(({ length }) => length);

$turns.on(turnBanner, (turns, { by }) => turns + by);
$isBannerClosed
  .on(appStarted, (_, { environment }) => environment.storage[CLOSED_KEY] === CLOSED)
  .on(closeBanner, () => true);

sample({
  clock: closeBanner,
  fn: () => ({ area: 'session' as const, key: CLOSED_KEY, value: CLOSED }),
  target: writeStorageFx,
});
