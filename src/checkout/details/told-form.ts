import type { FieldName } from '../../address/draft.ts';
import {
  type AddressField,
  type AddressFormLayout,
  addressForm,
  formOfCode,
} from '../../address/form.ts';
import type { Brand } from '../../commerce/brands.ts';
import { FIELD_NAMES } from '../../address/refused-field.ts';
import type { DeliveryForm, DeliveryFormField } from './contract.ts';

/**
 * API-62, ADR-01, ADR-02: returns the form whose code the backend names, or the shop's own without
 * an answer. A field is required if the form or the answer requires it. The shorter maximum length
 * applies.
 */
export function toldForm(
  country: string,
  brand: Brand,
  known: readonly FieldName[],
  told: DeliveryForm | null,
): AddressFormLayout | undefined {
  const named = told?.country === country ? formOfCode(told.code) : undefined;
  if (!told || named?.country !== country) return addressForm(country, brand, known);
  const rules = new Map(told.fields.map((rule) => [FIELD_NAMES[rule.name], rule]));
  const fields = named.fields.filter(({ name }) => !known.includes(name));
  return { ...named, fields: fields.map((field) => narrowed(field, rules.get(field.name))) };
}

function narrowed(field: AddressField, rule: DeliveryFormField | undefined): AddressField {
  if (!rule) return field;
  return {
    ...field,
    isRequired: field.isRequired || rule.required,
    maxLength: Math.min(field.maxLength, rule.maxLength ?? field.maxLength),
  };
}
