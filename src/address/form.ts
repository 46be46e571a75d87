import type { TextKey } from '../kernel/text-keys.ts';
import { MAX_EMAIL, EMAIL, PHONE } from '../kernel/patterns.ts';
import type { Brand } from '../commerce/brands.ts';
import type { AddressRules } from '../commerce/address-rule.ts';
import { addressRulesOf } from '../commerce/address-rules.ts';
import { COUNTRIES, type CountryCode } from '../commerce/countries.ts';
import type { FieldName } from './draft.ts';
import { statesOf } from './states.ts';

/** One field of an address form. */
export type AddressField = {
  name: FieldName;
  control: 'text' | 'select';
  isRequired: boolean;
  /** Part of a row; `short` fills part of its own row. */
  width: 'full' | 'half' | 'third' | 'twoThirds' | 'short';
  /** Autofill token; `shipping` or `billing` is prefixed. */
  autoComplete: string;
  type: 'text' | 'tel' | 'email';
  inputMode: 'text' | 'numeric' | 'tel' | 'email';
  /** Pattern of a normalised value; postcodes have their own rules. */
  pattern: RegExp;
  maxLength: number;
  /** Options of a select, as stored value and name; an empty name means a translated text. */
  options: readonly (readonly [value: string, name: string])[];
  /** Key of its label in `checkout`. */
  label: TextKey<'checkout'>;
  /** Key of its hint, if any. */
  hint: TextKey<'checkout'> | undefined;
};

/** ADR-01, ADR-02: form of one brand in one country. */
export type AddressFormLayout = {
  code: string;
  brand: Brand;
  country: string;
  /** In the country's order. */
  fields: readonly AddressField[];
};

const SCRIPTS = '\\p{L}\\p{M}';
const NAME = new RegExp(`^(?=.*\\p{L})[${SCRIPTS}'’ʼ‘\`´.,· \\p{Pd}]+$`, 'u'); // ADR-16: no digits
const LINE = new RegExp(
  `^(?=.*[\\p{L}\\d])[${SCRIPTS}\\d'’ʼ‘\`´"“”„«».,:;·°ºª№½¼¾#&@+()/ \\p{Pd}]+$`,
  'u',
);
const PLACE = new RegExp(`^(?=.*\\p{L})[${SCRIPTS}\\d'’ʼ‘\`´.,·()/ \\p{Pd}]+$`, 'u');
const POSTCODE = /^.+$/u;

const text = {
  control: 'text',
  isRequired: true,
  width: 'full',
  type: 'text',
  inputMode: 'text',
  options: [],
  hint: undefined,
} as const;

const FIRST_NAME: AddressField = {
  ...text,
  name: 'firstName',
  width: 'half',
  autoComplete: 'given-name',
  pattern: NAME,
  maxLength: 40,
  label: 'address.firstName',
};

const LAST_NAME: AddressField = {
  ...FIRST_NAME,
  name: 'lastName',
  autoComplete: 'family-name',
  maxLength: 60,
  label: 'address.lastName',
};

/** Titles that the tailored brand offers. */
export const TITLES = ['Ms', 'Mr', 'Mx'] as const;

const TITLE: AddressField = {
  ...text,
  name: 'title',
  control: 'select',
  isRequired: false,
  width: 'short',
  autoComplete: 'honorific-prefix',
  pattern: /^(?:Mr|Ms|Mx)$/,
  maxLength: 2,
  options: TITLES.map((value) => [value, '']),
  label: 'address.title',
};

const LINE_1: AddressField = {
  ...text,
  name: 'line1',
  autoComplete: 'address-line1',
  pattern: LINE,
  maxLength: 70,
  label: 'address.line1',
};

const LINE_2: AddressField = {
  ...LINE_1,
  name: 'line2',
  isRequired: false,
  autoComplete: 'address-line2',
  label: 'address.line2',
};

const CITY: AddressField = {
  ...text,
  name: 'city',
  width: 'twoThirds',
  autoComplete: 'address-level2',
  pattern: PLACE,
  maxLength: 50,
  label: 'address.city',
};

const PHONE_FIELD: AddressField = {
  ...text,
  name: 'phone',
  type: 'tel',
  inputMode: 'tel',
  width: 'half',
  autoComplete: 'tel',
  pattern: PHONE,
  maxLength: 20,
  label: 'address.phone',
  hint: 'address.phoneHint',
};

const EMAIL_FIELD: AddressField = {
  ...text,
  name: 'email',
  type: 'email',
  inputMode: 'email',
  width: 'half',
  autoComplete: 'email',
  pattern: EMAIL,
  maxLength: MAX_EMAIL,
  label: 'address.email',
  hint: 'address.emailHint',
};

function postcodeField({ example, label }: AddressRules['postcode']): AddressField {
  return {
    ...text,
    name: 'postcode',
    width: 'third',
    inputMode: /[A-Z]/.test(example) ? 'text' : 'numeric',
    autoComplete: 'postal-code',
    pattern: POSTCODE,
    maxLength: 10,
    label,
    hint: 'address.postcodeHint',
  };
}

function stateField(code: CountryCode, state: AddressRules['state']): readonly AddressField[] {
  if (state === null) return [];
  const { label, isRequired, isChosen, pattern } = state;
  return [
    {
      ...CITY,
      name: 'state',
      control: isChosen ? 'select' : 'text',
      isRequired,
      width: 'full',
      autoComplete: 'address-level1',
      pattern: pattern ?? PLACE,
      options: isChosen ? statesOf(code) : [],
      label,
    },
  ];
}

/**
 * The tailored brand adds a title and a required phone number, because it delivers by appointment.
 */
function fieldsOf(country: CountryCode, brand: Brand): readonly AddressField[] {
  const { postcode, town, isNumberFirst, isPhoneRequired, state } = addressRulesOf(country);
  const line1: AddressField = isNumberFirst
    ? { ...LINE_1, label: 'address.houseAndStreet' }
    : LINE_1;
  const isTailored = brand === 'hm';
  const place = [postcodeField(postcode), CITY];
  return [
    ...(isTailored ? [TITLE] : []),
    FIRST_NAME,
    LAST_NAME,
    line1,
    LINE_2,
    ...(town === 'before postcode' ? place.toReversed() : place),
    ...stateField(country, state),
    EMAIL_FIELD,
    { ...PHONE_FIELD, isRequired: isTailored || isPhoneRequired },
  ];
}

function formsOf(brand: Brand): AddressFormLayout[] {
  return COUNTRIES.flatMap((country) => {
    const code = country.stores[brand];
    if (code === null) return [];
    return [{ code, brand, country: country.code, fields: fieldsOf(country.code, brand) }];
  });
}

/** One form per store, each with its numeric code. */
export const ADDRESS_FORMS: readonly AddressFormLayout[] = [...formsOf('hm'), ...formsOf('rl')];

/** ADR-01, ADR-02: returns the form with a numeric code. */
export function formOfCode(code: string): AddressFormLayout | undefined {
  return ADDRESS_FORMS.find((form) => form.code === code);
}

/**
 * Returns the form for a country without the known fields; `undefined` where the brand does not
 * deliver.
 */
export function addressForm(
  country: string,
  brand: Brand,
  known: readonly FieldName[] = [],
): AddressFormLayout | undefined {
  const form = ADDRESS_FORMS.find((each) => each.country === country && each.brand === brand);
  if (!form || known.length === 0) return form;
  return { ...form, fields: form.fields.filter(({ name }) => !known.includes(name)) };
}

/** Returns the countries where a brand is sold, and bills can be sent. */
export function countriesOf(brand: Brand): string[] {
  return ADDRESS_FORMS.filter((form) => form.brand === brand).map(({ country }) => country);
}
