import { combine, sample } from 'effector';
import { type Infer, array, enums, never, object, string } from 'superstruct';
import { feature, input, port, state } from '../event-log/units.ts';
import { noPayload } from '../kernel/struct.ts';
import { $lostFeatures } from './features.ts';
import { cameOnline } from './connection.ts';
import { locationChanged } from './navigation.ts';

feature('core');

const LostFile = object({ file: string(), place: enums(['page', 'part', 'over', 'none']) });
type LostFile = Infer<typeof LostFile>;

/** A view could not be loaded. */
export const fileLost = input('files/lost', LostFile);
/** A view that failed before has loaded. */
export const fileCame = input('files/came', LostFile);
export const retryFiles = input('files/retry', noPayload());

/** Retries all failed views. */
export const askAgainFx = port('files/askAgain', {
  params: noPayload(),
  done: noPayload(),
  fail: never(),
});

export const $lostFiles = state<LostFile[]>('files/missing', [], array(LostFile))
  .on(fileLost, (lost, found) => [...without(lost, found), found])
  .on(fileCame, without)
  // Drops failed overlays after navigation: they are no longer needed.
  .on(locationChanged, (lost) => (lost.some(isOver) ? lost.filter((each) => !isOver(each)) : lost));

/** True if something failed that has no place of its own for a message. */
export const $isSomethingMissing = combine(
  $lostFiles,
  $lostFeatures,
  (files, parts) => parts.length > 0 || files.some(isOver),
);

// Failed texts and log files are no views and are not counted.
sample({ clock: [cameOnline, retryFiles], target: askAgainFx });

function without(lost: LostFile[], { file }: LostFile): LostFile[] {
  return lost.filter((each) => each.file !== file);
}

function isOver({ place }: LostFile): boolean {
  return place === 'over';
}
