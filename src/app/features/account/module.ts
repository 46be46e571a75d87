/** Account: redirects of guests, throttled sign-ins, accounts and passwords by mailed links, account pages. */
import '../../../auth/account-guard-model.ts';
import '../../../auth/password/password-request-model.ts';
import '../../../auth/password/link-model.ts';
import '../../../auth/password/pressed-link-model.ts';
import '../../../auth/panel-model.ts';
import '../../../auth/registration/account-request-model.ts';
import '../../../auth/sign-in/sign-in-form-model.ts';
import '../../../auth/sign-in/throttle-model.ts';
import '../../../captcha/model.ts';
import { captchaHandlers } from '../../../captcha/port-handlers.ts';
import { takeLink } from '../../../ports/browser/take-link.ts';
import type { FeatureHandlers } from '../../../ports/features.ts';
import { takeLinkFx } from '../../../ports/mailed-link.ts';
import '../../../membership/gate-model.ts';
import '../../../membership/membership-model.ts';
import '../../../my-account/addresses/addresses-model.ts';
import '../../../my-account/cards/cards-model.ts';
import '../../../my-account/details/details-form-model.ts';
import '../../../my-account/details/details-model.ts';
import '../../../my-account/details/email-model.ts';
import '../../../my-account/details/password-model.ts';
import '../../../my-account/newsletter-preferences/newsletter-preferences-model.ts';
import { saveDataFx } from '../../../my-account/privacy/data-export-model.ts';
import '../../../my-account/privacy/sign-out-everywhere-model.ts';
import '../../../my-account/privacy/account-deletion-model.ts';
import { downloadFile } from '../../../my-account/privacy/data-export.ts';
import './membership.ts';
import './my-account.ts';

export const portHandlers: FeatureHandlers = [
  ...captchaHandlers,
  [takeLinkFx, takeLink],
  [saveDataFx, downloadFile],
];
