import { MOST_BYTES } from '#src/commerce/limits.ts';
import { HEAD_BYTES, fileKindOf } from '#src/kernel/file-kind.ts';
import { answer, type Call, type Handlers, type Outcome } from '../call.ts';
import { failure, ok } from '../message.ts';
import { guarded } from '../session/throttle.ts';
import { withState } from '../world.ts';
import { NO_CONTACT } from './contact-state.ts';

/** Maximum number of stored files; the oldest are removed. */
const MOST_FILES = 200;

/** `POST /contactus/files`: uploads a file before its message. Its content decides the type. */
function takeFile(call: Call): Outcome {
  if (!call.session) return answer(call, call.refusal);
  const { userId } = call.session;
  return guarded(call, 'contact-file', userId, (then) => keepFile(then, userId));
}

function keepFile(call: Call, userId: string): Outcome {
  const { file = new Uint8Array(), world } = call;
  if (file.length === 0) return answer(call, failure(400, '_ERR_FILE_EMPTY'));
  if (file.length > MOST_BYTES) return answer(call, failure(413, '_ERR_FILE_TOO_LARGE'));
  const kind = fileKindOf(file.subarray(0, HEAD_BYTES));
  if (!kind) return answer(call, failure(400, '_ERR_FILE_TYPE'));
  const { contact = NO_CONTACT } = world.state;
  const last = contact.files.at(-1)?.fileId.slice(1) ?? '100';
  const fileId = `F${Number(last) + 1}`;
  const files = [...contact.files, { fileId, userId, kind, bytes: file.length }];
  return {
    world: withState(world, { contact: { ...contact, files: files.slice(-MOST_FILES) } }),
    response: ok({ fileId }),
  };
}

export const contactFilesRoutes: Handlers = { 'POST commerce /contactus/files': takeFile };
