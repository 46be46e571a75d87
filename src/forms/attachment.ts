import { MOST_BYTES } from '../commerce/limits.ts';
import { type Infer, boolean, enums, integer, literal, object, string } from 'superstruct';
import { personalText, taggedUnion } from '../kernel/struct.ts';
import { type CallError, hasErrorKey, httpStatusOf } from '../ports/http/errors.ts';

/** ATT-04 */
export const FORMATS: readonly string[] = ['png', 'jpg', 'jpeg', 'bmp', 'pdf'];

/** Reason a file is refused: the last part of its translation key. */
export const FileRefusal = enums([
  'tooMany',
  'tooLarge',
  'empty',
  'format',
  'content',
  'throttled',
  'unreachable',
  'failed',
]);
export type FileRefusal = Infer<typeof FileRefusal>;

const chosen = { file: string(), name: personalText(), size: integer() };

/** ATT-01: state of a file. Dragging is state of the view only. */
export const Attachment = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  checking: object({ status: literal('checking'), ...chosen }),
  loading: object({ status: literal('loading'), ...chosen, canBeShown: boolean() }),
  failed: object({
    status: literal('failed'),
    ...chosen,
    reason: FileRefusal,
    canRetry: boolean(),
  }),
  attached: object({
    status: literal('attached'),
    ...chosen,
    canBeShown: boolean(),
    fileId: string(),
  }),
});
export type Attachment = Infer<typeof Attachment>;

export const NO_FILE: Attachment = { status: 'idle' };

/** Problem of a chosen file, before its content is read. */
export function fileProblem(files: readonly { name: string; size: number }[]): FileRefusal | null {
  const [file] = files;
  if (!file || files.length > 1) return 'tooMany';
  const format = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!FORMATS.includes(format)) return 'format';
  if (file.size === 0) return 'empty';
  return file.size > MOST_BYTES ? 'tooLarge' : null;
}

const BY_KEY: Readonly<Record<string, FileRefusal>> = {
  _ERR_FILE_TYPE: 'content',
  _ERR_FILE_TOO_LARGE: 'tooLarge',
  _ERR_FILE_EMPTY: 'empty',
};

/** Reason of a failed upload, and whether a retry may help. */
export function refusalOfUpload(error: CallError): { reason: FileRefusal; canRetry: boolean } {
  const key = Object.keys(BY_KEY).find((each) => hasErrorKey(error, each));
  if (key !== undefined) return { reason: BY_KEY[key] ?? 'failed', canRetry: false };
  if (httpStatusOf(error) === 413) return { reason: 'tooLarge', canRetry: false };
  if (error.kind === 'throttled') return { reason: 'throttled', canRetry: true };
  return { reason: error.kind === 'network' ? 'unreachable' : 'failed', canRetry: true };
}

/** Key under which the page holds the file; `null` if it holds none. */
export function heldBy(attachment: Attachment): string | null {
  return attachment.status === 'idle' || attachment.file === '' ? null : attachment.file;
}
