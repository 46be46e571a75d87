import { arrivalPromised } from '#harness/scenarios/delivery-days/arrival-promised.ts';
import { walk } from '../scenario-walk/walk.tsx';

export const PromisedInTheOrder = walk(arrivalPromised);
