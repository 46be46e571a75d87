import { combine, sample } from 'effector';
import { integer, type Infer, boolean, enums, object } from 'superstruct';
import { command, fact, feature, input, state } from '../event-log/units.ts';
import { noPayload } from '../kernel/struct.ts';
import { debounced } from '../ports/debounced.ts';
import { $start } from '../ports/start.ts';
import { mayAsk, seenCookie } from './cookies-model.ts';
import { $isSignedUpNewsletter } from './model.ts';

feature('newsletter');

/** Time (ms) on a page before the popup may open. */
const CALM_MS = 20_000;

/** `due`: may open at a quiet moment; `over`: was shown. */
const PopupStatus = enums(['hidden', 'due', 'open', 'over']);
type PopupStatus = Infer<typeof PopupStatus>;

/**
 * A page view by its number in the visit; `isForBrowsing` excludes checkout, account and text
 * pages.
 */
const PopupVisit = object({ visit: integer(), isForBrowsing: boolean() });

export const enterPage = command('newsletter/enterPage', PopupVisit);
/** Opens the due popup at a quiet moment. */
export const showPopup = input('newsletter/showPopup', noPayload());
/** Postpones the due popup to the next page, because the shopper is occupied. */
export const putOffPopup = input('newsletter/putOffPopup', noPayload());
export const closePopup = input('newsletter/closePopup', noPayload());

export const popupShown = fact('newsletter/popupShown', noPayload());
export const popupClosed = fact('newsletter/popupClosed', noPayload());

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

const calm = debounced({
  clock: sample({
    clock: enterPage,
    source: $mayAsk,
    filter: (may, { isForBrowsing }) => may && isForBrowsing,
  }),
  turn: $visit,
  ms: CALM_MS,
  label: 'newsletter-popup-',
});
const fellDue = sample({ clock: calm, source: $mayAsk, filter: Boolean });

$visit.on(enterPage, (_, { visit }) => visit);
$popup
  .on(enterPage, (popup) => (popup === 'due' ? 'hidden' : popup))
  .on(fellDue, () => 'due')
  .on(putOffPopup, (popup) => (popup === 'due' ? 'hidden' : popup))
  .on(popupShown, () => 'open')
  .on(popupClosed, () => 'over');

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
// NWS-03: counts as shown, even if the shopper leaves the page without closing it.
sample({
  clock: popupShown,
  fn: () => '1' as const,
  target: seenCookie.keep,
});
