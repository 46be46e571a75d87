import { sample } from 'effector';
import { never } from 'superstruct';
import { feature, port } from '../../event-log/units.ts';
import { noPayload } from '../../kernel/struct.ts';
import { $mayMeasure } from '../allowed-model.ts';
import { whenLoaded } from '../../ports/features.ts';

feature('measure');

/** ANA-03: reports all calls of the page to analytics, including earlier ones. */
export const tellCallsFx = port('analytics/tellCalls', {
  params: noPayload(),
  done: noPayload(),
  fail: never(),
});

sample({ clock: whenLoaded('measure'), filter: $mayMeasure, target: tellCallsFx });

/** Loads the tag manager, if configured and consented to. */
export const loadTagsFx = port('analytics/loadTags', {
  params: noPayload(),
  done: noPayload(),
  fail: never(),
});

sample({ clock: whenLoaded('measure'), filter: $mayMeasure, target: loadTagsFx });
