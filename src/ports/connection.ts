import { sample } from 'effector';
import { type Infer, boolean, object, optional } from 'superstruct';
import { feature, input, state } from '../event-log/units.ts';
import { deviceKnown } from './start.ts';

feature('core');

/** `hasOldAnswers`: stored answers of this tab were given meanwhile. */
const ConnectionNews = object({ isOnline: boolean(), hasOldAnswers: optional(boolean()) });
export type ConnectionNews = Infer<typeof ConnectionNews>;

/** The browser or the server's connection is lost or back. */
export const connectionChanged = input('connection/changed', ConnectionNews);

/** True while the browser reports a connection. */
export const $isOnline = state('connection/isOnline', true, boolean())
  .on(deviceKnown, (_, { online }) => online)
  .on(connectionChanged, (_, { isOnline }) => isOnline);

export const cameOnline = sample({
  clock: connectionChanged,
  filter: ({ isOnline }) => isOnline,
  fn: () => {},
});

/** Fires when the connection is back after stored answers: the model reads them again. */
export const answersOutdated = sample({
  clock: connectionChanged,
  filter: ({ isOnline, hasOldAnswers = false }) => isOnline && hasOldAnswers,
  fn: () => {},
});
