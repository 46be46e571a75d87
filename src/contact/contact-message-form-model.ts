import { boolean } from 'superstruct';
import { feature } from '../event-log/units.ts';
import { declareForm } from '../forms/form-model.ts';
import { personalEmail, personalText, reference, secret } from '../kernel/struct.ts';
import { messageSent } from './contact-message-model.ts';

feature('core');

/** Contact form. Its draft survives navigation. */
export const contactMessageForm = declareForm(
  'contact',
  'letter',
  {
    topic: reference(),
    orderId: personalText(),
    firstName: personalText(),
    lastName: personalText(),
    email: personalEmail(),
    message: personalText(),
    file: reference(),
    isCopied: boolean(),
    captcha: secret(),
  },
  { all: [messageSent] },
);
