/** Letters to customer service, with the file and the captcha that go along. */
import '../../../captcha/model.ts';
import { captchaHandlers } from '../../../captcha/port-handlers.ts';
import '../../../contact/letter-form-model.ts';
import '../../../contact/letter-model.ts';
import { fileHandlers } from '../../../ports/browser/held-files.ts';
import type { LateHandlers } from '../../../ports/late.ts';
import './inbox.ts';

export const portHandlers: LateHandlers = [...captchaHandlers, ...fileHandlers];
