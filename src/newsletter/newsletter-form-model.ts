import { declareForm } from '../forms/form-model.ts';
import { personalEmail } from '../kernel/struct.ts';
import { signedUp } from './model.ts';

const MARKS = { email: personalEmail() };
const DONE = { all: [signedUp] };

/** API-65: the form at the foot of each page, and that of the popup, which may stand above it. */
export const NEWSLETTER_FORMS = {
  footer: declareForm('newsletter', 'footerSignUp', MARKS, DONE),
  popup: declareForm('newsletter', 'popupSignUp', MARKS, DONE),
};
