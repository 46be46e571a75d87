/** Cookie notice: its views, the choice, and what follows from a choice. */
import { merge, sample } from 'effector';
import { boolean, never, nullable, object } from 'superstruct';
import { fact, feature, input, port, state } from '../event-log/units.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { noPayload } from '../kernel/struct.ts';
import { whenLoaded } from '../ports/features.ts';
import { writeCookieFx } from '../ports/storage/cookies.ts';
import { writeStorageFx } from '../ports/storage/storage.ts';
import { $start, deviceKnown } from '../ports/start.ts';
import { tellTabsFx } from '../ports/tabs.ts';
import {
  EVERYTHING,
  NOTHING_MORE,
  NoticeVariant,
  NoticeView,
  OptionalPurpose,
  agreedIn,
  withdrawnBy,
  writeChoice,
} from './consent.ts';
import {
  $allowed,
  $consent,
  $isAsked,
  $isOptedOut,
  $isReopening,
  $notice,
  ask,
  choiceMade,
  consentCookie,
  consentWithdrawn,
  reopen,
} from './model.ts';
import { STORED_BY_CONSENT, leftoversIn } from './stored-items.ts';

feature('consent');

export const acceptAll = input('consent/acceptAll', noPayload());
export const rejectAll = input('consent/rejectAll', noPayload());
export const openSettings = input('consent/openSettings', noPayload());
export const tickPurpose = input(
  'consent/tickPurpose',
  object({ purpose: OptionalPurpose, isOn: boolean() }),
);
export const confirmSettings = input('consent/confirmSettings', noPayload());
/** Closes the notice; the earlier choice remains. */
export const closeNotice = input('consent/closeNotice', noPayload());

export const viewShown = fact(
  'consent/viewShown',
  object({ view: NoticeView, variant: NoticeVariant }),
);

/** CKN-08: draws the variant of the notice for this tab. */
export const decideVariantFx = port('consent/decideVariant', {
  params: noPayload(),
  done: NoticeVariant,
  fail: never(),
});

/** CKN-08: variant of the notice shown on this page; null before. */
export const $askedVariant = state('consent/askedVariant', null, nullable(NoticeVariant));

const loaded = whenLoaded('consent');

sampleStores({
  clock: [ask, loaded],
  source: { isAsked: $isAsked, choice: $consent, notice: $notice, isReopening: $isReopening },
  filter: ({ isAsked, choice, notice, isReopening }) =>
    isAsked && choice === null && notice === null && !isReopening,
  target: decideVariantFx,
});
const asked = sampleStores({
  clock: decideVariantFx.doneData,
  source: { choice: $consent, notice: $notice },
  filter: ({ choice, notice }) => choice === null && notice === null,
  fn: (_, variant) => variant,
});
const reopened = sampleStores({
  clock: [reopen, loaded],
  source: { isReopening: $isReopening, choice: $consent, variant: $askedVariant },
  filter: ({ isReopening }) => isReopening,
});
const settled = sampleStores({
  clock: [
    acceptAll.map(() => 'all' as const),
    rejectAll.map(() => 'nothing' as const),
    confirmSettings.map(() => 'ticks' as const),
  ],
  source: { before: $consent, notice: $notice },
  filter: ({ notice }) => notice !== null,
  fn: ({ before, notice }, what) => ({
    before,
    // CKN-07
    agreed: { all: EVERYTHING, nothing: NOTHING_MORE, ticks: notice?.ticks ?? NOTHING_MORE }[what],
  }),
});

$askedVariant.on(asked, (_, variant) => variant);
$isReopening.on(reopened, () => false);
$notice
  .on(asked, (_, variant) => ({
    view: 'main',
    variant,
    ticks: NOTHING_MORE,
    isReopened: false,
  }))
  .on(reopened, (_, { choice, variant }) => ({
    view: 'settings',
    variant: variant ?? 'control',
    ticks: agreedIn(choice ?? NOTHING_MORE),
    isReopened: choice !== null,
  }))
  .on(openSettings, (notice) => notice && { ...notice, view: 'settings' })
  .on(
    tickPurpose,
    (notice, { purpose, isOn }) =>
      notice && { ...notice, ticks: { ...notice.ticks, [purpose]: isOn } },
  )
  .on(closeNotice, (notice) => (notice?.isReopened ? null : notice))
  .on(choiceMade, () => null);

sample({
  clock: [asked, reopened, openSettings],
  source: $notice,
  filter: Boolean,
  fn: ({ view, variant }) => ({ view, variant }),
  target: viewShown,
});

sample({ clock: settled, fn: ({ agreed }) => agreed, target: choiceMade });
sample({
  clock: settled.filterMap(({ before, agreed }) => {
    const purposes = withdrawnBy(before, agreed);
    return purposes.length === 0 ? undefined : { purposes };
  }),
  target: consentWithdrawn,
});
const written = sample({
  clock: choiceMade,
  source: $isOptedOut,
  fn: (isOptedOut, agreed) => writeChoice(agreed, isOptedOut),
});
sample({ clock: written, target: consentCookie.keep });
sample({
  clock: written,
  fn: (choice) => ({ kind: 'consent-changed' as const, choice }),
  target: tellTabsFx,
});

// Deletes everything of a withdrawn purpose, and leftovers.
const deleted = merge([
  consentWithdrawn.map(({ purposes }) =>
    STORED_BY_CONSENT.filter(([, , purpose]) => purposes.includes(purpose)),
  ),
  sampleStores({
    clock: [deviceKnown, loaded],
    source: { allowed: $allowed, start: $start },
    fn: ({ allowed, start }) => leftoversIn(start.cookies, allowed),
  }),
]);
for (const item of STORED_BY_CONSENT) {
  const [name, area] = item;
  const clock = deleted.filter({ fn: (items) => items.includes(item) });
  if (area === 'cookie')
    sample({ clock, fn: () => ({ name, value: null, days: 0 }), target: writeCookieFx });
  else
    sample({
      clock,
      fn: () => ({ area: 'local' as const, key: name, value: null }),
      target: writeStorageFx,
    });
}
