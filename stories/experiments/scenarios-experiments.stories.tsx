import { experimentsForced } from '#harness/scenarios/experiments/experiments-forced.ts';
import { experimentsShown } from '#harness/scenarios/experiments/experiments-shown.ts';
import { walk } from '../scenario-walk/walk.tsx';

export const ExperimentsForced = walk(experimentsForced);
export const ExperimentsShown = walk(experimentsShown);
