import { sample } from 'effector';
import { type Infer, boolean, enums, nullable } from 'superstruct';
import { feature, input, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { noPayload } from '../../kernel/struct.ts';
import { noticeAfter } from '../../notices/notice-after.ts';
import { persisted } from '../../ports/storage/persisted.ts';
import { $start } from '../../ports/start.ts';
import { forgetDetails, openDetails } from './delivery/details-open-model.ts';
import { $saving } from './details-save-model.ts';
import { detailsRecalled } from './stored-details-model.ts';
import { whenLoaded } from '../../ports/features.ts';
import { resumed } from '../../session/lifecycle-model.ts';

feature('checkout');

/**
 * SES-11: the page reloads because the guest's session was renewed. `sending` means the save is
 * retried.
 */
const How = enums(['sending', 'looking']);
type How = Infer<typeof How>;
const renewed = persisted<How>('selvedge.detailsRenewed', How, { area: 'session', as: 'text' });

/** Sends the details again after the reload, unchanged. */
export const resendDetails = input('checkout/resendDetails', noPayload());

/** True if details were being saved when the session ended: retry once they are restored. */
export const $mustResend = state('checkout/mustResend', false, boolean());

/** Only one automatic retry; after that the shopper submits. */
const $hasResent = state('checkout/hasResent', false, boolean());
$hasResent.on(resendDetails, () => true);

sampleStores({
  clock: resumed,
  source: { saving: $saving, hasResent: $hasResent },
  filter: (_, { since }) => since === 'reloading',
  fn: ({ saving, hasResent }): How => ('plan' in saving && !hasResent ? 'sending' : 'looking'),
  target: renewed.keep,
});

const begun = sample({
  clock: whenLoaded('checkout'),
  source: $start,
  fn: ({ storage }) => renewed.read(storage),
}).filterMap((how) => how ?? undefined);
sample({ clock: begun, fn: () => null, target: renewed.keep });

/** Notice about the renewal, not shown yet. */
const $renewed = state<How | null>('checkout/renewed', null, nullable(How));
const told = sample({ clock: openDetails, source: $renewed }).filterMap((how) => how ?? undefined);
$renewed.on(begun, (_, how) => how).on(told, () => null);

const isSending = sample({
  clock: detailsRecalled,
  source: $start,
  fn: ({ storage }) => renewed.read(storage) === 'sending',
}).filter({ fn: Boolean });
$mustResend.on(isSending, () => true).reset([resendDetails, forgetDetails]);

noticeAfter(told, (how) => `checkout:details.renewed.${how}`, {
  severity: 'info',
  ms: 10_000,
});
