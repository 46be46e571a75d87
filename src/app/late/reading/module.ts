/** What is read and written rather than bought: pages of text, the search, the campaign, the newsletter, letters, reports of problems. */
import '../../../captcha/model.ts';
import { captchaHandlers } from '../../../captcha/port-handlers.ts';
import '../../../contact/contact-message-form-model.ts';
import '../../../contact/contact-message-model.ts';
import '../../../newsletter/campaign-model.ts';
import '../../../newsletter/model.ts';
import { fileHandlers } from '../../../ports/browser/storage/held-files.ts';
import type { LateHandlers } from '../../../ports/late.ts';
import { reportHandlers } from '../../../reports/port-handlers.ts';
import '../../../reports/report-form-model.ts';
import './newsletter.ts';
import './search.ts';
import './text.ts';

export const portHandlers: LateHandlers = [...captchaHandlers, ...fileHandlers, ...reportHandlers];
