/** Text pages, search, campaign, newsletter, contact messages and problem reports. */
import '../../../captcha/model.ts';
import { captchaHandlers } from '../../../captcha/port-handlers.ts';
import '../../../contact/contact-message-form-model.ts';
import '../../../contact/contact-message-model.ts';
import '../../../newsletter/campaign-model.ts';
import '../../../newsletter/model.ts';
import { fileHandlers } from '../../../ports/browser/storage/held-files.ts';
import type { FeatureHandlers } from '../../../ports/features.ts';
import { reportHandlers } from '../../../reports/port-handlers.ts';
import '../../../reports/report-form-model.ts';
import './contact.ts';
import './newsletter.ts';
import './search.ts';
import './text.ts';

export const portHandlers: FeatureHandlers = [
  ...captchaHandlers,
  ...fileHandlers,
  ...reportHandlers,
];
