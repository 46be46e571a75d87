import { combine, sample } from 'effector';
import { launchKeys } from '../../event-log/effector-internals.ts';
import { nullable, string } from 'superstruct';
import { fact, feature, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { noPayload } from '../../kernel/struct.ts';
import { $userInfo, userInfoLoaded } from '../../session/model.ts';
import { isKnown } from '../../session/session.ts';
import {
  $chosenOptions,
  $selectedShippingTab,
  restoreDelivery,
} from './delivery/delivery-model.ts';
import {
  $chosenAddresses,
  $isAddressKept,
  $isNewsletterSignUpChecked,
  $isSameAsShippingChecked,
  $typed,
  restoreChoices,
  restoreDrafts,
} from './details-model.ts';
import { $isDetailsOpen, forgetDetails, openDetails } from './delivery/details-open-model.ts';
import { StoredDetails, isOwner, keepDetailsFx, recallDetailsFx } from './stored-details.ts';
import { isUntouched } from './address-book/typed-address.ts';
import { whenLoaded } from '../../ports/features.ts';

feature('checkout');

/** The details typed before a reload were restored. */
export const detailsRecalled = fact('checkout/detailsRecalled', noPayload());

/** User id of the owner of the details; `null` for a guest. */
const $owner = state<string | null>('checkout/owner', null, nullable(string()));
/** Details stored in this tab, until the shopper is identified. */
const $recalled = state<StoredDetails | null>('checkout/recalled', null, nullable(StoredDetails));

const $details = combine({
  owner: $owner,
  typed: $typed,
  chosen: $chosenAddresses,
  isSame: $isSameAsShippingChecked,
  isNewsletter: $isNewsletterSignUpChecked,
  isKept: $isAddressKept,
  tab: $selectedShippingTab,
  options: $chosenOptions,
});

sample({ clock: whenLoaded('checkout'), target: recallDetailsFx });

const met = sampleStores({
  clock: [recallDetailsFx.doneData.map(() => true), userInfoLoaded],
  source: { info: $userInfo, recalled: $recalled, owner: $owner },
  fn: ({ info, ...rest }) => ({ user: isKnown(info) ? info : undefined, ...rest }),
});
const userMet = met.filterMap(({ user, recalled, owner }) => {
  if (!user) return undefined;
  const isRegistered = user.status === 'registered';
  return {
    recalled: recalled && isOwner(recalled.owner, user.userId, isRegistered) ? recalled : null,
    isStranger: !isOwner(owner, user.userId, isRegistered),
    owner: isRegistered ? user.userId : null,
  };
});

$recalled.on(recallDetailsFx.doneData, (_, kept) => kept ?? null).on(userMet, () => null);
$owner.on(userMet, (_, { owner }) => owner);

const strangerMet = userMet.filter({ fn: ({ isStranger }) => isStranger });
sample({ clock: strangerMet, target: forgetDetails });
sample({
  clock: strangerMet,
  source: $isDetailsOpen,
  filter: Boolean,
  target: openDetails,
});

const restored = userMet.filterMap(({ recalled }) => recalled ?? undefined);
launchKeys(
  restored.map(({ shipping, billing, chosen, isSame, isNewsletter, isKept, tab, options }) => ({
    drafts: { shipping, billing },
    choices: { chosen, isSame, isNewsletter, isKept },
    delivery: { tab, chosen: options },
  })),
  { drafts: restoreDrafts, choices: restoreChoices, delivery: restoreDelivery },
);
sample({ clock: restored, target: detailsRecalled });

sample({
  clock: $details.updates,
  fn: ({ typed: { shipping, billing }, ...choices }): { kept: StoredDetails | null } => {
    const { chosen, options } = choices;
    const isNothing =
      isUntouched(shipping.draft) &&
      isUntouched(billing.draft) &&
      [...Object.values(chosen), ...Object.values(options)].every((id) => id === null);
    return {
      kept: isNothing ? null : { ...choices, shipping: shipping.draft, billing: billing.draft },
    };
  },
  target: keepDetailsFx,
});
