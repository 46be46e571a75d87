import { sample } from 'effector';
import { boolean, object } from 'superstruct';
import { feature, input, state } from '../event-log/units.ts';
import { deviceKnown } from './start.ts';

feature('core');

/** The browser lost its connection or got it back. */
export const connectionChanged = input('connection/changed', object({ isOnline: boolean() }));

/** True while the browser reports a connection. */
export const $isOnline = state('connection/isOnline', true, boolean())
  .on(deviceKnown, (_, { online }) => online)
  .on(connectionChanged, (_, { isOnline }) => isOnline);

export const cameOnline = sample({
  clock: connectionChanged,
  filter: ({ isOnline }) => isOnline,
  fn: () => {},
});
