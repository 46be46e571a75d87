import { combine, sample } from 'effector';
import { integer } from 'superstruct';
import { command, fact, input, state } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';
import { waitFx } from '../ports/clock.ts';
import { writeCookieFx } from '../ports/cookies.ts';
import { inPart } from '../ports/parts.ts';
import { $start } from '../ports/start.ts';
import { SEEN_COOKIE, mayAsk } from './cookies.ts';
import { $isSignedUpNewsletter } from './model.ts';
import { SEEN_DAYS } from './newsletter.ts';
import { CALM_MS, Place, PopupStatus } from './popup.ts';

export const enterPage = command('newsletter/enterPage', Place);
/** The popup is due, and disturbs nobody. */
export const showPopup = input('newsletter/showPopup', nothing());
/** It is due, and somebody is typing or has something else open. The next page is another chance. */
export const putOffPopup = input('newsletter/putOffPopup', nothing());
export const closePopup = input('newsletter/closePopup', nothing());

export const popupShown = fact('newsletter/popupShown', nothing());
export const popupClosed = fact('newsletter/popupClosed', nothing());

const $popup = state<PopupStatus>('newsletter/popup', 'hidden', PopupStatus);
const $visit = state('newsletter/visit', 0, integer());
const $mayAsk = combine(
  $popup,
  $visit,
  $start,
  $isSignedUpNewsletter,
  (popup, visit, { cookies }, isSignedUp) =>
    popup === 'hidden' && !isSignedUp && mayAsk(visit, cookies),
);

export const $isPopupDue = $popup.map((popup) => popup === 'due');
/** NWS-01 */
export const $shouldOpenNewsletterPopup = $popup.map((popup) => popup === 'open');

const LABEL = 'newsletter-popup-';

const calm = sample({
  clock: inPart('newsletter', waitFx.done),
  source: { mayAsk: $mayAsk, visit: $visit },
  filter: ({ mayAsk: may, visit }, { params }) => may && params.label === LABEL + visit,
});

$visit.on(enterPage, (_, { visit }) => visit);
$popup
  .on(enterPage, (popup) => (popup === 'due' ? 'hidden' : popup))
  .on(calm, () => 'due')
  .on(putOffPopup, (popup) => (popup === 'due' ? 'hidden' : popup))
  .on(popupShown, () => 'open')
  .on(popupClosed, () => 'over');

sample({
  clock: enterPage,
  source: $mayAsk,
  filter: (may, { isForBrowsing }) => may && isForBrowsing,
  fn: (_, { visit }) => ({ ms: CALM_MS, label: LABEL + visit }),
  target: waitFx,
});
sample({
  clock: showPopup,
  source: $isPopupDue,
  filter: Boolean,
  target: popupShown,
});
sample({
  clock: [closePopup, enterPage],
  source: $shouldOpenNewsletterPopup,
  filter: Boolean,
  target: popupClosed,
});
// NWS-03: seen is seen, also where the page is left instead of the popup closed.
sample({
  clock: popupShown,
  fn: () => ({ name: SEEN_COOKIE, value: '1', days: SEEN_DAYS }),
  target: writeCookieFx,
});
