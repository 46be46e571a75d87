import { sample } from 'effector';
import { feature } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { $isSignedUpNewsletter, subscribeFx } from '../../newsletter/model.ts';
import { $userInfo } from '../../session/model.ts';
import { $isNewsletterSignUpChecked } from './details-model.ts';
import { emailOf } from './details-plan.ts';
import { planSaved } from './details-save-model.ts';

feature('checkout');

// NWS-05: subscribes once when the details are saved, even if no order follows.
sample({
  clock: sampleStores({
    clock: planSaved,
    source: {
      isWanted: $isNewsletterSignUpChecked,
      isSignedUp: $isSignedUpNewsletter,
      info: $userInfo,
    },
    filter: ({ isWanted, isSignedUp }) => isWanted && !isSignedUp,
    fn: ({ info }, plan) =>
      emailOf(plan) ?? (info.status === 'registered' ? info.userEmail : undefined),
  }).filterMap((email) =>
    email === undefined ? undefined : { email, interests: [], source: 'checkout' as const },
  ),
  target: subscribeFx,
});
