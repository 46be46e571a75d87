import { declareForm } from '../forms/form-model.ts';
import { personalText } from '../kernel/struct.ts';
import { reportSent } from './report-model.ts';

/** A word on what happened. It outlives the dialog: who looks something up meanwhile goes on. */
export const reportForm = declareForm(
  'reports',
  'report',
  { message: personalText() },
  { all: [reportSent] },
);
