/** What has become of a bag. */
import '../../../captcha/model.ts';
import { captchaHandlers } from '../../../captcha/port-handlers.ts';
import './orders.ts';

export const portHandlers = captchaHandlers;
