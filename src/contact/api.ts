import { array, boolean, object, optional, string, type Infer, nonempty, type } from 'superstruct';
import { personalEmail, personalText, secret } from '../kernel/struct.ts';
import { heldFile } from '../ports/file-shelf.ts';
import { defineCall } from '../ports/http/call.ts';

/** ATT-06, ENT-34: an uploaded file. */
const StoredFile = object({ fileId: string() });
type StoredFile = Infer<typeof StoredFile>;

/** API-64: case number of a sent message. */
const AcceptedMessage = object({ caseId: string() });
type AcceptedMessage = Infer<typeof AcceptedMessage>;

const KeptFileAnswer = type({ fileId: nonempty(string()) });

function readKeptFile({ fileId }: StoredFile): StoredFile {
  return { fileId };
}

const TakenLetterAnswer = type({ caseId: nonempty(string()) });

function readTakenLetter({ caseId }: AcceptedMessage): AcceptedMessage {
  return { caseId };
}

/** API-64. `fileIds` are attachments (ENT-34), `captcha` is the captcha's answer (CAP-02). */
export const contactUsCall = defineCall({
  name: 'contact.send',
  method: 'POST',
  base: 'commerce',
  path: () => '/contactus',
  langId: true,
  params: object({
    firstName: personalText(),
    lastName: personalText(),
    email: personalEmail(),
    orderId: optional(personalText()),
    topic: string(),
    message: personalText(),
    fileIds: array(string()),
    isCopied: boolean(),
    captcha: secret(),
  }),
  body: (params) => ({
    firstName: params.firstName,
    lastName: params.lastName,
    email1: params.email,
    orderId: params.orderId,
    topic: params.topic,
    message: params.message,
    fileId: params.fileIds,
    copy: String(params.isCopied),
    captchaResponse: params.captcha,
  }),
  contract: { answer: TakenLetterAnswer, read: readTakenLetter },
  value: AcceptedMessage,
});

/** ATT-06: uploads a file before its message is sent. The file name stays on the device. */
export const attachFileCall = defineCall({
  name: 'contact.attach',
  method: 'POST',
  base: 'commerce',
  path: () => '/contactus/files',
  params: object({ file: string() }),
  isFile: true,
  body: ({ file }) => heldFile(file),
  contract: { answer: KeptFileAnswer, read: readKeptFile },
  value: StoredFile,
});
