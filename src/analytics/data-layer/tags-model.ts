import { sample } from 'effector';
import { never } from 'superstruct';
import { port } from '../../event-log/units.ts';
import { nothing } from '../../kernel/struct.ts';
import { $mayMeasure } from '../allowed-model.ts';
import { measuringBegun } from './page-data-model.ts';

/** Loads the tag manager, where the shop is configured with one: not before somebody has agreed to be measured. */
export const loadTagsFx = port('analytics/loadTags', {
  params: nothing(),
  done: nothing(),
  fail: never(),
});

sample({ clock: measuringBegun, filter: $mayMeasure, target: loadTagsFx });
