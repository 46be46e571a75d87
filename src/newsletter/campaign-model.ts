import { sample } from 'effector';
import { boolean, enums, object } from 'superstruct';
import { fact, feature, input, state } from '../event-log/units.ts';
import { CAMPAIGN_KEY } from '../campaign/campaign.ts';
import { personalEmail } from '../kernel/struct.ts';
import { callFx } from '../ports/http/call.ts';
import { mutation } from '../ports/http/mutation.ts';
import { $location, navigateFx, locationChanged } from '../ports/navigation.ts';
import { campaignOf } from '../store-config/campaign.ts';
import { $store } from '../store-config/model.ts';
import { campaignSubscribeCall } from './api.ts';
import { declareForm } from '../forms/form-model.ts';

feature('campaign');

/** XAC-01: requests to join the campaign's list. */
export const joinCampaign = input('newsletter/joinCampaign', object({ email: personalEmail() }));
export const campaignAnswered = fact(
  'newsletter/campaignAnswered',
  object({ isListed: boolean() }),
);

export const campaignSubscribeFx = callFx(campaignSubscribeCall);

export const $campaignSignUp = state<'asked' | 'sending' | 'listed' | 'failed'>(
  'newsletter/campaignSignUp',
  'asked',
  enums(['asked', 'sending', 'listed', 'failed']),
);

const { done, failed } = mutation($campaignSignUp, {
  start: sample({
    clock: joinCampaign,
    source: $store,
    fn: (store, { email }) => ({ email, campaignId: campaignOf(store).campaignId }),
  }),
  sendFx: campaignSubscribeFx,
  pending: () => 'sending',
  succeeded: () => 'listed',
  refused: () => 'failed',
  reset: [locationChanged.filter({ fn: ({ action }) => action !== 'replace' })],
});
sample({
  clock: [done.map(() => true), failed.map(() => false)],
  fn: (isListed) => ({ isListed }),
  target: campaignAnswered,
});

// XAC-05, XAC-09: a listed shopper continues at the campaign's address, like the link in the mail.
sample({
  clock: done,
  source: $location,
  fn: ({ path, search }, { campaignId }) => {
    const parameters = new URLSearchParams(search);
    parameters.set(CAMPAIGN_KEY, campaignId);
    return { to: `${path}?${parameters}`, replace: true };
  },
  target: navigateFx,
});

/** XAC-01 */
export const campaignForm = declareForm(
  'newsletter',
  'campaign',
  { email: personalEmail() },
  { all: [campaignAnswered.filter({ fn: ({ isListed }) => isListed })] },
);
