/** The account's own pages. */
import '../../../my-account/addresses/addresses-model.ts';
import '../../../my-account/cards/cards-model.ts';
import '../../../my-account/details/details-form-model.ts';
import '../../../my-account/details/details-model.ts';
import '../../../my-account/details/email-form-model.ts';
import '../../../my-account/details/email-model.ts';
import '../../../my-account/details/password-form-model.ts';
import '../../../my-account/details/password-model.ts';
import '../../../my-account/letters/letters-model.ts';
import { saveDataFx } from '../../../my-account/privacy/data-model.ts';
import '../../../my-account/privacy/everywhere-model.ts';
import '../../../my-account/privacy/leaving-model.ts';
import { saveData } from '../../../my-account/privacy/save-data.ts';
import './my-account.ts';
import type { LateHandlers } from '../../../ports/late.ts';

export const portHandlers: LateHandlers = [[saveDataFx, saveData]];
