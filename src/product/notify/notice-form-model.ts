import { boolean, string } from 'superstruct';
import { feature } from '../../event-log/units.ts';
import { declareForm } from '../../forms/form-model.ts';
import { personalEmail } from '../../kernel/struct.ts';
import { openProductPanel } from '../panel-model.ts';

feature('product');

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
  { all: [openProductPanel] },
);
