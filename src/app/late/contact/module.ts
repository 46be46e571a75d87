/** Letters to customer service, with the file and the captcha that go along; and reports of problems. */
import '../../../captcha/model.ts';
import { captchaHandlers } from '../../../captcha/port-handlers.ts';
import '../../../contact/letter-form-model.ts';
import '../../../contact/letter-model.ts';
import { fileHandlers } from '../../../ports/browser/storage/held-files.ts';
import type { LateHandlers } from '../../../ports/late.ts';
import { reportHandlers } from '../../../reports/port-handlers.ts';
import '../../../reports/report-form-model.ts';
import './inbox.ts';

export const portHandlers: LateHandlers = [...captchaHandlers, ...fileHandlers, ...reportHandlers];
