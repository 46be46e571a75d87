import { addressForm } from '#src/address/form.ts';
import type { FieldName } from '#src/address/draft.ts';
import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import { failure, ok } from '../message.ts';

/** Names of the shop's address fields in calls. */
const NAMES: Readonly<Record<FieldName, string>> = {
  title: 'personTitle',
  firstName: 'firstName',
  lastName: 'lastName',
  line1: 'address1',
  line2: 'address2',
  postcode: 'zipCode',
  city: 'city',
  state: 'state',
  phone: 'phone1',
  email: 'email1',
};

/** API-62: `GET /delivery/forminfo` */
function getDeliveryForm(call: Call): Outcome {
  const country = call.query.get('country')?.toUpperCase() ?? '';
  const form = addressForm(country, call.store.brand);
  if (!form) return answer(call, failure(400, '_ERR_ADDRESS_COUNTRY', 'Not delivered there.'));
  const fields = form.fields.map(({ name, control, type, isRequired, maxLength, pattern }) => ({
    name: NAMES[name],
    type: control === 'select' ? 'select' : type,
    required: isRequired,
    maxLength,
    regex: pattern.source,
  }));
  return answer(call, ok({ code: form.code, country: form.country, fields }));
}

export const deliveryFormRoutes: Handlers = {
  'GET commerce /delivery/forminfo': getDeliveryForm,
};
