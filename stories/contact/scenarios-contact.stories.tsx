import { contactAboutAnOrder } from '#harness/scenarios/contact/contact-about-an-order.ts';
import { contactCaptchaSpent } from '#harness/scenarios/contact/contact-captcha-spent.ts';
import { contactFileAttached } from '#harness/scenarios/contact/contact-file-attached.ts';
import { contactFileRefused } from '#harness/scenarios/contact/contact-file-refused.ts';
import { contactSent } from '#harness/scenarios/contact/contact-sent.ts';
import { contactThrottled } from '#harness/scenarios/contact/contact-throttled.ts';
import { contactWithoutAnswer } from '#harness/scenarios/contact/contact-without-answer.ts';
import { contactLeftEmpty } from '#harness/scenarios/contact/contact-left-empty.ts';
import { walk } from '../scenario-walk/walk.tsx';

export const Sent = walk(contactSent);
export const AboutAnOrder = walk(contactAboutAnOrder);
export const NoAnswerAtFirst = walk(contactWithoutAnswer);
export const ACaptchaIsGoodForOne = walk(contactCaptchaSpent);
export const TooOften = walk(contactThrottled);
export const WithAFile = walk(contactFileAttached);
export const AFileThatIsRefused = walk(contactFileRefused);
export const LeftEmpty = walk(contactLeftEmpty);
