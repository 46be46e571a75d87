import { newsletterPopup } from '#harness/scenarios/newsletter/newsletter-popup.ts';
import { newsletterSignUpFails } from '#harness/scenarios/newsletter/newsletter-sign-up-fails.ts';
import { walk } from '../scenario-walk/walk.tsx';

export const PopupIsSeenOnce = walk(newsletterPopup);
export const SigningUpFailsAtFirst = walk(newsletterSignUpFails);
