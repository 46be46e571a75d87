import { sample } from 'effector';
import { never, object, optional, string } from 'superstruct';
import { inlet } from '../../event-log/inlet.ts';
import { feature, port } from '../../event-log/units.ts';
import { noPayload } from '../../kernel/struct.ts';

feature('bag');

/** The sign-in drawer was opened from a named place. */
export const drawerOpened = inlet<{ place: string; form?: string | undefined }>();

/** AUT-12: reports the place that opened the sign-in. */
export const tellSignInFx = port('analytics/tellSignIn', {
  params: object({ place: string(), form: optional(string()) }),
  done: noPayload(),
  fail: never(),
});

sample({
  clock: drawerOpened,
  fn: ({ place, form }) => ({ place, ...(form !== undefined && { form }) }),
  target: tellSignInFx,
});
