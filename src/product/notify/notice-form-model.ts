import { boolean, string } from 'superstruct';
import { declareForm } from '../../forms/form-model.ts';
import { personalEmail } from '../../kernel/struct.ts';
import { panelOpened } from '../incoming.ts';

/** PRD-10. The size is not remembered, because the next request is for another one. */
export const noticeForm = declareForm(
  'product',
  'notice',
  {
    size: string(),
    email: personalEmail(),
    newsletter: boolean(),
    women: boolean(),
    men: boolean(),
    kids: boolean(),
  },
  { all: [panelOpened] },
);
