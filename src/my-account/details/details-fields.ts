import type { Account } from '../../account/api.ts';
import { LONGEST_NAME } from '../../commerce/limits.ts';
import { BIRTH_DATE } from '../../forms/birth-date.ts';
import type { FieldOf } from '../../forms/field.ts';
import { NON_DIGITS, PHONE } from '../../kernel/patterns.ts';

/** Maximum phone length of the backend. */
const MAX_PHONE = 20;

const NAME = {
  component: 'input',
  validate: true,
  required: true,
  maxLength: LONGEST_NAME,
  regex: NON_DIGITS, // ADR-16
  requiredMsg: 'FIELD_REQUIRED',
  invalidMsg: 'area.details.name',
} as const;

/** Titles that the shop offers, as in addresses of the tailored brand. */
const TITLES = ['Ms', 'Mr', 'Mx'] as const;

/** Returns the title if the shop offers it; undefined for any other. */
export function offeredTitle(title: string | undefined) {
  return TITLES.find((one) => one === title);
}

/** ENT-07: returns the fields of the personal details, filled with the account's values. */
export function detailsFields(account: Account): readonly FieldOf<'myAccount'>[] {
  const { title = '', firstName, lastName, dob, phone = '' } = account;
  const isOther = title !== '' && !offeredTitle(title);
  const [year = '', month = '', day = ''] = dob?.split('-') ?? [];
  const parts: Readonly<Record<string, string>> = { day, month, year };
  return [
    {
      name: 'title',
      component: 'select',
      label: 'area.details.personTitle',
      options: [
        ...TITLES.map((value) => ({ value, label: `area.details.titles.${value}` as const })),
        ...(isOther ? [{ value: title, name: title }] : []),
      ],
      autoComplete: 'honorific-prefix',
      value: title,
      colWidth: 4,
    },
    {
      ...NAME,
      name: 'firstName',
      label: 'area.details.firstName',
      autoComplete: 'given-name',
      value: firstName,
      colWidth: 8,
    },
    {
      ...NAME,
      name: 'lastName',
      label: 'area.details.lastName',
      autoComplete: 'family-name',
      value: lastName,
    },
    {
      ...BIRTH_DATE,
      fields: (BIRTH_DATE.fields ?? []).map((part) => ({ ...part, value: parts[part.name] ?? '' })),
    },
    {
      name: 'phone',
      component: 'input',
      type: 'tel',
      inputMode: 'tel',
      label: 'area.details.phone',
      helperText: 'area.details.phoneHelp',
      validate: true,
      maxLength: MAX_PHONE,
      regex: PHONE, // ADR-15
      invalidMsg: 'area.details.phoneInvalid',
      autoComplete: 'tel',
      value: phone,
    },
  ];
}
