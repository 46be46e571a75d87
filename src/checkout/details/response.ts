import { type Infer, array, boolean, integer, string, type } from 'superstruct';
import { optionalLenient, present } from '../../kernel/tolerant.ts';
import type { DeliveryForm } from './contract.ts';

export const DeliveryFormAnswer = type({
  code: string(),
  country: string(),
  fields: array(
    type({
      name: string(),
      required: optionalLenient(boolean()),
      maxLength: optionalLenient(integer()),
    }),
  ),
});

export function readDeliveryForm(answer: Infer<typeof DeliveryFormAnswer>): DeliveryForm {
  return {
    code: answer.code,
    country: answer.country,
    fields: answer.fields.map(({ name, required, maxLength }) =>
      present({ name, required: required ?? false, maxLength }),
    ),
  };
}
