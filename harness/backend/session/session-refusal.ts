import { failure, type BackendResponse } from '../message.ts';
import type { CurrentSession } from './sessions.ts';

function notSignedOn(): BackendResponse {
  return failure(401, '_ERR_DIDNT_LOGON', 'There is no session.');
}

function endedRefusal({ ended, isRegistered }: CurrentSession): BackendResponse {
  switch (ended?.how) {
    case 'order':
      return failure(ended.status, ended.errorKey);
    case 'other-device':
      return failure(403, 'ERR_COOKIE_EXPIRED_LOGOFF_REFRESH');
    case 'time':
      return isRegistered
        ? failure(403, 'ERR_COOKIE_EXPIRED')
        : failure(401, '_ERR_EXPIRED_ACTIVITY_TOKEN');
    default:
      return notSignedOn();
  }
}

/** SES-19: the answer to a call that needs a session when the request carries no open one. */
export function sessionRefusal(carried: readonly (CurrentSession | undefined)[]): BackendResponse {
  if (carried.includes(undefined)) return failure(401, '_ERR_INVALID_COOKIE');
  const ended = carried.find((session) => session?.ended?.how !== 'signed-out');
  return ended ? endedRefusal(ended) : notSignedOn();
}
