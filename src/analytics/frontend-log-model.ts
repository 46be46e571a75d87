import { callFx } from '../ports/http/call.ts';
import { frontendLogCall } from './api.ts';

/** API-57: reports frontend problems to the shop's developers. */
export const frontendLogFx = callFx(frontendLogCall);
