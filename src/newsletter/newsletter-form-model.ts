import { declareForm } from '../forms/form-model.ts';
import { personalEmail } from '../kernel/struct.ts';
import { signedUp } from './model.ts';

const MARKS = { email: personalEmail() };
const DONE = { all: [signedUp] };

/** API-65: forms of the footer and the popup; both may be on a page. */
export const NEWSLETTER_FORMS = {
  footer: declareForm('newsletter', 'footerSignUp', MARKS, DONE),
  popup: declareForm('newsletter', 'popupSignUp', MARKS, DONE),
};
