import { HEAD_BYTES, fileKindOf, picturePoints } from '../../../kernel/file-kind.ts';
import type { LateHandlers } from '../../late.ts';
import { forgetFile, heldFile } from '../../file-shelf.ts';
import { type FileFacts, dropFileFx, inspectFileFx } from '../../held-files.ts';

/** A picture of more points takes more memory than a telephone may have to spare. */
const MOST_POINTS = 60_000_000;

/** The handler of `inspectFileFx`. */
export async function inspectFile({ file }: { file: string }): Promise<FileFacts> {
  try {
    const head = new Uint8Array(await heldFile(file).slice(0, HEAD_BYTES).arrayBuffer());
    const kind = fileKindOf(head) ?? null;
    const points = picturePoints(head);
    return { kind, canBeShown: points !== undefined && points > 0 && points <= MOST_POINTS };
  } catch {
    return { kind: null, canBeShown: false }; // it was moved or changed meanwhile
  }
}

/** The handlers of the ports of files, for each late module that may take some. */
export const fileHandlers: LateHandlers = [
  [inspectFileFx, inspectFile],
  [dropFileFx, async ({ file }: { file: string }) => forgetFile(file)],
];
