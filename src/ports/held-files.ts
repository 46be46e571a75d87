import { type Infer, boolean, enums, never, nullable, object, string } from 'superstruct';
import { feature, port } from '../event-log/units.ts';
import { FILE_KINDS } from '../kernel/file-kind.ts';
import { noPayload } from '../kernel/struct.ts';

feature('core');

/** A file that the shopper has chosen. The log has its key only. */
const Held = object({ file: string() });

/**
 * Kind of a file by its content. `canBeShown` is true for a picture that is small enough for the
 * device.
 */
export const FileFacts = object({ kind: nullable(enums(FILE_KINDS)), canBeShown: boolean() });
export type FileFacts = Infer<typeof FileFacts>;

/** Inspects a file's content. Unreadable or missing files have no kind. */
export const inspectFileFx = port('files/inspect', {
  params: Held,
  done: FileFacts,
  fail: never(),
});

/** Removes a file and stops its upload. */
export const dropFileFx = port('files/drop', { params: Held, done: noPayload(), fail: never() });
