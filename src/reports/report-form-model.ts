import { feature } from '../event-log/units.ts';
import { declareForm } from '../forms/form-model.ts';
import { personalText } from '../kernel/struct.ts';
import { reportSent } from './report-model.ts';

feature('core');

/** Message form. Its text remains when the dialog closes, so that the shopper can look something up. */
export const reportForm = declareForm(
  'reports',
  'report',
  { message: personalText() },
  { all: [reportSent] },
);
