import { combine, sample } from 'effector';
import { boolean, integer, object } from 'superstruct';
import { command, input, state } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';
import { appStarted } from '../ports/start.ts';
import { writeStorageFx } from '../ports/storage.ts';
import { $content } from './model.ts';
import { highlightedFirst } from './visibility.ts';

/** The key in session storage that says that this tab's shopper closed the line at the top. */
export const CLOSED_KEY = 'selvedge.topBanner';
const CLOSED = 'closed';

/** Shows another message of the line at the top: the next, or the one before. */
export const turnBanner = input('content/turnBanner', object({ by: integer() }));
export const closeBanner = input('content/closeBanner', nothing());
export const changeBannerCount = command('content/changeBannerCount', object({ by: integer() }));

/** CNT-09: how many messages there are to see. */
export const $bannerCount = state('content/bannerCount', 0, integer());
export const $isBannerClosed = state('content/isBannerClosed', false, boolean());
const $turns = state('content/turns', 0, integer());

/** The messages of the line at the top, the highlighted first. */
export const $banners = combine($content, $isBannerClosed, (content, isClosed) =>
  isClosed
    ? []
    : highlightedFirst([
        ...(content['USP_BANNER_TOP'] ?? []),
        ...(content['HEADER_SHIPPING_BANNER'] ?? []),
      ]),
);

/** Which of them is shown. */
export const $bannerAt = combine($turns, $bannerCount, (turns, count) =>
  count > 0 ? ((turns % count) + count) % count : 0,
);

$bannerCount.on(changeBannerCount, (count, { by }) => Math.max(0, count + by)); // CNT-09
$turns.on(turnBanner, (turns, { by }) => turns + by);
$isBannerClosed
  .on(appStarted, (_, { environment }) => environment.storage[CLOSED_KEY] === CLOSED)
  .on(closeBanner, () => true);

sample({
  clock: $banners,
  source: $bannerCount,
  filter: (count, { length }) => length !== count,
  fn: (count, { length }) => ({ by: length - count }),
  target: changeBannerCount,
});
sample({
  clock: closeBanner,
  fn: () => ({ area: 'session' as const, key: CLOSED_KEY, value: CLOSED }),
  target: writeStorageFx,
});
