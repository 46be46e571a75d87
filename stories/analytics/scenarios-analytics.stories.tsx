import { measuredUntilWithdrawn } from '#harness/scenarios/analytics/measured-until-withdrawn.ts';
import { walk } from '../scenario-walk/walk.tsx';

export const MeasuredUntilWithdrawn = walk(measuredUntilWithdrawn);
