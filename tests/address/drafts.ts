import { type AddressDraft, emptyDraft } from '#src/address/draft.ts';
import { type AddressFormLayout, addressForm } from '#src/address/form.ts';
import { examplePostcode } from '#src/address/postcode.ts';
import type { Brand } from '#src/commerce/brands.ts';

/** Returns the form of a country where the brand delivers. */
export function formOf(country: string, brand: Brand = 'rl'): AddressFormLayout {
  const form = addressForm(country, brand);
  if (!form) throw new Error(`${brand} does not deliver to ${country}`);
  return form;
}

/** Returns a draft that is valid in its country. */
export function goodDraft(
  form: AddressFormLayout,
  change: Partial<AddressDraft> = {},
): AddressDraft {
  const state = form.fields.find(({ name }) => name === 'state');
  return {
    ...emptyDraft(form.country),
    firstName: 'Mira',
    lastName: 'Lindqvist',
    line1: '12 Mill Lane',
    postcode: examplePostcode(form.country),
    city: 'Littleborough',
    state: state ? (state.options[0]?.[0] ?? 'Moskva') : '',
    email: 'mira@example.test',
    phone: '+44 20 7946 0958',
    ...change,
  };
}
