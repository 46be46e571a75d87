import { callFx } from '../ports/http/call.ts';
import { frontendLogCall } from './api.ts';

/** API-57: tells the shop's people of what nobody else would tell them. */
export const frontendLogFx = callFx(frontendLogCall);
