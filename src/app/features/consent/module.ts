/** Cookie notice. */
import { decideVariantFx } from '../../../consent/notice-model.ts';
import { decideNoticeVariant } from '../../../experiments/notice-variant.ts';
import type { FeatureHandlers } from '../../../ports/features.ts';

export const portHandlers: FeatureHandlers = [[decideVariantFx, decideNoticeVariant]];
