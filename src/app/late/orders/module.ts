/** What has become of a bag. */
import '../../../captcha/model.ts';
import './orders.ts';

export { captchaHandlers as portHandlers } from '../../../captcha/port-handlers.ts';
