/** Guests at the account's door, where a sign-in leads, and how long one has to wait for the next try. */
import '../../../auth/account-guard-model.ts';
import '../../../auth/sign-in-form-model.ts';
import '../../../auth/throttle-model.ts';
import '../../../captcha/model.ts';
import { captchaHandlers } from '../../../captcha/port-handlers.ts';
import './inbox.ts';

export const portHandlers = captchaHandlers;
