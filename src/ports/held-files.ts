import { type Infer, boolean, enums, never, nullable, object, string } from 'superstruct';
import { port } from '../event-log/units.ts';
import { FILE_KINDS } from '../kernel/file-kind.ts';
import { nothing } from '../kernel/struct.ts';

/** A file that the shopper has chosen. The log has its key alone: what is in it stays with the page. */
const Held = object({ file: string() });

/** What a file is by its content. `canBeShown`: it is a picture, and none that would be too much for the device. */
export const FileFacts = object({ kind: nullable(enums(FILE_KINDS)), canBeShown: boolean() });
export type FileFacts = Infer<typeof FileFacts>;

/** Looks into a file. What cannot be read, or is there no more, is of no kind. */
export const inspectFileFx = port('files/inspect', {
  params: Held,
  done: FileFacts,
  fail: never(),
});

/** Lets a file go; one that is on its way stops. */
export const dropFileFx = port('files/drop', { params: Held, done: nothing(), fail: never() });
