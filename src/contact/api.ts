import { array, object, optional, string } from 'superstruct';
import { acknowledgement } from '../kernel/acknowledgement.ts';
import { nothing, personalEmail, personalText, secret } from '../kernel/struct.ts';
import { defineCall } from '../ports/http/call.ts';

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
    phone: optional(personalText()),
    orderId: optional(string()),
    topic: string(),
    message: personalText(),
    fileIds: array(string()),
    captcha: secret(),
  }),
  body: (params) => ({
    firstName: params.firstName,
    lastName: params.lastName,
    email1: params.email,
    phone1: params.phone,
    orderId: params.orderId,
    topic: params.topic,
    message: params.message,
    fileId: params.fileIds,
    captchaResponse: params.captcha,
  }),
  contract: acknowledgement,
  value: nothing(),
});
