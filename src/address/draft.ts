import { type Infer, object, string } from 'superstruct';
import { personalEmail, personalText } from '../kernel/struct.ts';

/** An address being typed. Fields outside its country's form are stored but not sent. */
export const AddressDraft = object({
  country: string(),
  title: personalText(),
  firstName: personalText(),
  lastName: personalText(),
  line1: personalText(),
  line2: personalText(),
  postcode: personalText(),
  city: personalText(),
  state: personalText(),
  phone: personalText(),
  email: personalEmail(),
});
export type AddressDraft = Infer<typeof AddressDraft>;

export type FieldName = Exclude<keyof AddressDraft, 'country'>;

export function emptyDraft(country: string): AddressDraft {
  const empty = { title: '', firstName: '', lastName: '', line1: '', line2: '', postcode: '' };
  return { country, ...empty, city: '', state: '', phone: '', email: '' };
}
