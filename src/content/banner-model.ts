import { combine, sample } from 'effector';
import { boolean, integer, literal, object } from 'superstruct';
import { feature, input, state } from '../event-log/units.ts';
import { noPayload } from '../kernel/struct.ts';
import { persisted } from '../ports/storage/persisted.ts';
import { deviceKnown } from '../ports/start.ts';
import { $content } from './model.ts';

feature('core');

/** Set once the shopper has closed the top banner in this tab. */
const closedMark = persisted('selvedge.topBanner', literal('closed'), {
  area: 'session',
  as: 'text',
});

/** Shows another message of the top banner; `by` is relative. */
export const turnBanner = input('content/turnBanner', object({ by: integer() }));
export const closeBanner = input('content/closeBanner', noPayload());

/** Sum of all turns. */
export const $turns = state('content/turns', 0, integer());
export const $isBannerClosed = state('content/isBannerClosed', false, boolean());

/** Messages of the top banner. */
export const $banners = combine($content, $isBannerClosed, (content, isClosed) =>
  isClosed
    ? []
    : [...(content['USP_BANNER_TOP'] ?? []), ...(content['HEADER_SHIPPING_BANNER'] ?? [])],
);
/** CNT-09: number of messages. */
export const $bannerCount = $banners.map(({ length }) => length);

$turns.on(turnBanner, (turns, { by }) => turns + by);
$isBannerClosed
  .on(deviceKnown, (_, { storage }) => closedMark.read(storage) !== null)
  .on(closeBanner, () => true);

sample({ clock: closeBanner, fn: () => 'closed' as const, target: closedMark.keep });
