import { feature } from '../../event-log/units.ts';
import { declareForm } from '../../forms/form-model.ts';
import { personalText } from '../../kernel/struct.ts';
import { forgetAccount } from '../section-model.ts';
import { formClosed } from './open-form-model.ts';

feature('core');

/** ENT-07, ENT-08 */
export const detailsForm = declareForm(
  'account',
  'details',
  {
    title: personalText(),
    firstName: personalText(),
    lastName: personalText(),
    day: personalText(),
    month: personalText(),
    year: personalText(),
    phone: personalText(),
  },
  { all: [formClosed, forgetAccount] },
);
