import { inSilence, notedFrames } from './frames.ts';

/** Effector's debug module; it has no types. */
const DEBUG_TRACES: string = 'effector/enable_debug_traces';

/**
 * Import before the model: all units and connections then have their stack. For development only; takes a few
 * hundredths of a second.
 */
const { prepareStackTrace, stackTraceLimit } = Error;
Error.stackTraceLimit = 25;
Error.prepareStackTrace = notedFrames;
await inSilence(() => import(DEBUG_TRACES));
const { noteReducers } = await import('./note-reducers.ts');
const { setStackReader } = await import('#src/event-log/effector-internals.ts');
noteReducers();
setStackReader(() => new Error('unit trace').stack);

/** Restores error settings after the model is loaded. */
export function stopNoting(): void {
  setStackReader(() => undefined);
  Error.stackTraceLimit = stackTraceLimit;
  if (prepareStackTrace) Error.prepareStackTrace = prepareStackTrace;
  else Reflect.deleteProperty(Error, 'prepareStackTrace');
}
