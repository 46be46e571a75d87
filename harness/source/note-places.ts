import { inSilence, notedFrames } from './frames.ts';

/** Effector's own switch; it has no types. */
const DEBUG_TRACES: string = 'effector/enable_debug_traces';

/**
 * Imported before the model: every unit, and every connection between units, then knows where it was made. For
 * development: it costs a few hundredths of a second.
 */
const { prepareStackTrace, stackTraceLimit } = Error;
Error.stackTraceLimit = 25;
Error.prepareStackTrace = notedFrames;
await inSilence(() => import(DEBUG_TRACES));
const { noteReducers } = await import('./note-reducers.ts');
noteReducers();

/** Once the model is there: errors are as they were. */
export function stopNoting(): void {
  Error.stackTraceLimit = stackTraceLimit;
  if (prepareStackTrace) Error.prepareStackTrace = prepareStackTrace;
  else Reflect.deleteProperty(Error, 'prepareStackTrace');
}
