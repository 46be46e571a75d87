/** The account's own pages. */
import '../../../my-account/addresses/addresses-model.ts';
import '../../../my-account/details/details-form-model.ts';
import '../../../my-account/details/details-model.ts';
import '../../../my-account/details/email-form-model.ts';
import '../../../my-account/details/email-model.ts';
import '../../../my-account/details/password-form-model.ts';
import '../../../my-account/details/password-model.ts';
import '../../../my-account/letters/letters-model.ts';
import '../../../my-account/privacy/data-model.ts';
import '../../../my-account/privacy/everywhere-model.ts';
import '../../../my-account/privacy/leaving-model.ts';
import './my-account.ts';
import { saveFile } from '../../../ports/browser/save-file.ts';
import type { LateHandlers } from '../../../ports/late.ts';
import { saveFileFx } from '../../../ports/save-file.ts';

export const portHandlers: LateHandlers = [[saveFileFx, saveFile]];
