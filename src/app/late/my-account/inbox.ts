/** All that the account area hears of what is there without it. */
import { merge } from 'effector';
import { pageEntered } from '../../../pages/model.ts';
import { cameOnline } from '../../../ports/connection.ts';
import { userInfoLoaded } from '../../../session/model.ts';
import { gate, gateOpened } from '../gate.ts';

export const areaPageSeen = merge([
  gateOpened('account'),
  gate('account', pageEntered),
  gate('account', userInfoLoaded),
  gate('account', cameOnline),
]);
