import { HEAD_BYTES, fileKindOf, picturePoints } from '../../../kernel/file-kind.ts';
import type { FeatureHandlers } from '../../features.ts';
import { forgetFile, heldFile } from '../../file-shelf.ts';
import { type FileFacts, dropFileFx, inspectFileFx } from '../../held-files.ts';

/** Most pixels of a picture that is shown: more could exhaust a phone's memory. */
const MOST_POINTS = 60_000_000;

/** Handler of `inspectFileFx`. */
export async function inspectFile({ file }: { file: string }): Promise<FileFacts> {
  try {
    const head = new Uint8Array(await heldFile(file).slice(0, HEAD_BYTES).arrayBuffer());
    const kind = fileKindOf(head) ?? null;
    const points = picturePoints(head);
    return { kind, canBeShown: points !== undefined && points > 0 && points <= MOST_POINTS };
  } catch {
    return { kind: null, canBeShown: false }; // the file was moved or changed meanwhile
  }
}

/** Handlers of the file ports, for lazy modules that use files. */
export const fileHandlers: FeatureHandlers = [
  [inspectFileFx, inspectFile],
  [dropFileFx, async ({ file }: { file: string }) => forgetFile(file)],
];
