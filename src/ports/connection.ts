import { sample } from 'effector';
import { boolean, object } from 'superstruct';
import { input, state } from '../event-log/units.ts';
import { deviceKnown } from './start.ts';

/** The browser has lost its connection, or has one again. */
export const connectionChanged = input('connection/changed', object({ isOnline: boolean() }));

/** Whether there is a connection, for all that the browser knows. */
export const $isOnline = state('connection/isOnline', true, boolean())
  .on(deviceKnown, (_, { online }) => online)
  .on(connectionChanged, (_, { isOnline }) => isOnline);

export const cameOnline = sample({
  clock: connectionChanged,
  filter: ({ isOnline }) => isOnline,
  fn: () => {},
});
