import { consentRejected } from '#harness/scenarios/consent/consent-rejected.ts';
import { consentAccepted } from '#harness/scenarios/consent/consent-accepted.ts';
import { consentByPurpose } from '#harness/scenarios/consent/consent-by-purpose.ts';
import { consentWithdrawn } from '#harness/scenarios/consent/consent-withdrawn.ts';
import { consentAskedAnew } from '#harness/scenarios/consent/consent-asked-anew.ts';
import { consentSignalled } from '#harness/scenarios/consent/consent-signalled.ts';
import { walk } from '../scenario-walk/walk.tsx';

export const AStrangerRejects = walk(consentRejected);
export const AStrangerAccepts = walk(consentAccepted);
export const AStrangerChoosesByPurpose = walk(consentByPurpose);
export const ConsentIsWithdrawn = walk(consentWithdrawn);
export const TheNoticeHasChanged = walk(consentAskedAnew);
export const TheBrowserHasSaidNo = walk(consentSignalled);
