import { declareForm } from '../forms/form-model.ts';
import { personalEmail } from '../kernel/struct.ts';
import { campaignAnswered } from './campaign-model.ts';

/** XAC-01 */
export const campaignForm = declareForm(
  'newsletter',
  'campaign',
  { email: personalEmail() },
  { all: [campaignAnswered.filter({ fn: ({ isListed }) => isListed })] },
);
