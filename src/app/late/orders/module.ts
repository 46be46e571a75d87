/** What has become of a bag, and the account that a guest makes for it. */
import '../../../auth/registration/guest-account-form-model.ts';
import '../../../auth/registration/registration-model.ts';
import '../../../captcha/model.ts';
import { captchaHandlers } from '../../../captcha/port-handlers.ts';
import '../../../orders/lookup-form-model.ts';
import { recallMailFx } from '../../../orders/mailed-to-model.ts';
import { KeptMail, MAILED_TO_KEY } from '../../../orders/mailed-to.ts';
import { readTabValue } from '../../../ports/browser/storage/tab-store.ts';
import '../../../orders/receipt-form-model.ts';
import type { LateHandlers } from '../../../ports/late.ts';
import './orders.ts';

export const portHandlers: LateHandlers = [
  ...captchaHandlers,
  [recallMailFx, async () => readTabValue(MAILED_TO_KEY, KeptMail)],
];
