import { hitchesTold } from '#harness/scenarios/analytics/hitches-told.ts';
import { measuredUntilWithdrawn } from '#harness/scenarios/analytics/measured-until-withdrawn.ts';
import { troublesTold } from '#harness/scenarios/analytics/troubles-told.ts';
import { vitalsTold } from '#harness/scenarios/analytics/vitals-told.ts';
import { walk } from '../scenario-walk/walk.tsx';

export const HitchesTold = walk(hitchesTold);
export const MeasuredUntilWithdrawn = walk(measuredUntilWithdrawn);
export const TroublesTold = walk(troublesTold);
export const VitalsTold = walk(vitalsTold);
