import { never, object, string } from 'superstruct';
import { port } from '../event-log/units.ts';
import { nothing, redacted } from '../kernel/struct.ts';

/** All of it may be somebody's: the log has that there was a file, and nothing that stood in it. */
const Content = redacted(string(), () => '{}');

/**
 * Hands a text to the shopper as a JSON file to keep.
 *
 * @example sample({ clock: gathered, fn: ({ text }) => ({ name: 'my-data.json', text }), target: saveFileFx });
 */
export const saveFileFx = port('device/saveFile', {
  params: object({ name: string(), text: Content }),
  done: nothing(),
  fail: never(),
});
