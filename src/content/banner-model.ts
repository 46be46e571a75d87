import { combine, sample } from 'effector';
import { boolean, integer, literal, object } from 'superstruct';
import { input, state } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';
import { persisted } from '../ports/storage/persisted.ts';
import { deviceKnown } from '../ports/start.ts';
import { $content } from './model.ts';

/** This tab's shopper closed the line at the top. */
const closedMark = persisted('selvedge.topBanner', literal('closed'), {
  area: 'session',
  as: 'text',
});

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
  .on(deviceKnown, (_, { storage }) => closedMark.read(storage) !== null)
  .on(closeBanner, () => true);

sample({ clock: closeBanner, fn: () => 'closed' as const, target: closedMark.keep });
