/** All that orders hear of what is there without them. */
import { merge, sample } from 'effector';
import { registrationReadAgain } from '../../../auth/incoming.ts';
import * as orders from '../../../orders/incoming.ts';
import { pageEntered } from '../../../pages/model.ts';
import { cameOnline } from '../../../ports/connection.ts';
import { waitFx } from '../../../ports/clock.ts';
import { userInfoFailed, userInfoLoaded } from '../../../session/model.ts';
import { gate, gateOpened } from '../gate.ts';

const opened = gateOpened('orders');

const ownerRead = gate('orders', userInfoLoaded);
export const orderOwnerSeen = merge([opened, ownerRead]);
sample({ clock: ownerRead, target: registrationReadAgain });
export const orderOwnerUnknown = gate('orders', userInfoFailed);
export const ordersLineIsBack = gate('orders', cameOnline);
export const ordersPageSeen = merge([gate('orders', pageEntered), opened]);
sample({ clock: gate('orders', waitFx.done), target: orders.orderClockWaited });
