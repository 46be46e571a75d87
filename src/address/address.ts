import { type Infer, enums } from 'superstruct';
import type { TextBelow, TextKey } from '../kernel/text-keys.ts';
import type { Address } from '../kernel/address.ts';
import { present } from '../kernel/tolerant.ts';
import { type AddressDraft, type FieldName, emptyDraft } from './draft.ts';
import type { AddressField, AddressFormLayout } from './form.ts';
import { NO_LENGTHS, type PhoneLengths, isPhone, normalisePhone } from './phone.ts';
import {
  plainText,
  examplePostcode,
  isPostcode,
  normalisePostcode,
  otherCountryOf,
} from './postcode.ts';
import { isPoBox } from './po-box.ts';

/** Purpose of an address. Parcels cannot be sent to a post-office box; bills can. */
export const Purpose = enums(['shipping', 'billing']);
export type Purpose = Infer<typeof Purpose>;

/** Problem of a field: its `checkout` text key and parameters. */
export type Problem = {
  key: TextKey<'checkout'>;
  params: Readonly<Record<string, string | number>>;
};

/** FRM-03: all problems, by field. */
export type AddressErrors = { readonly [K in FieldName]?: readonly Problem[] };

function normaliseField({ name, control, options }: AddressField, country: string, typed: string) {
  if (name === 'postcode') return normalisePostcode(country, typed);
  if (name === 'phone') return normalisePhone(typed);
  const text = plainText(typed);
  if (control === 'text' || text === '') return text;
  const lower = text.toLowerCase();
  const isMeant = (each: string) => each.toLowerCase() === lower;
  return options.find(([value, label]) => isMeant(value) || isMeant(label))?.[0] ?? text;
}

/** Normalises every field of the form by its country's rules; no typed text is lost. */
export function normalise(form: AddressFormLayout, draft: AddressDraft): AddressDraft {
  const { country } = form;
  const tidy = form.fields.map((field) => [
    field.name,
    normaliseField(field, country, draft[field.name]),
  ]);
  return { ...draft, ...(Object.fromEntries(tidy) as Partial<AddressDraft>), country };
}

function problem(
  key: TextBelow<'checkout', 'address.error'>,
  params: Problem['params'] = {},
): Problem {
  return { key: `address.error.${key}`, params };
}

function postcodeProblem(country: string, text: string): Problem {
  const example = examplePostcode(country);
  const other = otherCountryOf(country, text);
  if (other === undefined) return problem('postcode', { example });
  if (other === 'several') return problem('postcodeOfOthers', { example });
  return problem('postcodeOf', { example, country: other });
}

// Returns up to five characters of the text that its pattern never allows.
function strangers(text: string, pattern: RegExp): string {
  return [...new Set(text)]
    .filter((sign) => sign !== ' ' && !pattern.test(`a${sign}a`))
    .slice(0, 5)
    .join(' ');
}

function patternProblem({ name, pattern, control }: AddressField, text: string): Problem {
  if (name === 'email' || name === 'phone') return problem(name);
  if (control === 'select') return problem('choose');
  const characters = strangers(text, pattern);
  return characters === '' ? problem('letters') : problem('characters', { characters });
}

/** Key of an empty field's text. Titles and second lines are never required. */
export function missingKey(name: FieldName) {
  return `address.error.missing.${name as Exclude<FieldName, 'title' | 'line2'>}` as const;
}

function problemsOf(
  field: AddressField,
  country: string,
  text: string,
  purpose: Purpose,
  lengths: PhoneLengths,
): readonly Problem[] {
  const { name, isRequired, maxLength, pattern, options, control } = field;
  if (text === '') return isRequired ? [{ key: missingKey(name), params: {} }] : [];
  if (name === 'postcode') return isPostcode(country, text) ? [] : [postcodeProblem(country, text)];
  const isOffered = control === 'text' || options.some(([value]) => value === text);
  const isLine = name === 'line1' || name === 'line2';
  const isRight = name === 'phone' ? isPhone(country, text, lengths) : pattern.test(text);
  return [
    [...text].length > maxLength && problem('tooLong', { max: maxLength }),
    !(isRight && isOffered) && patternProblem(field, text),
    isLine && purpose === 'shipping' && isPoBox(country, text) && problem('poBox'),
  ].filter((each) => each !== false);
}

/**
 * VAL-19…23, ADR-04…20: returns the problems of a draft by field, in form order; empty if valid.
 *
 * @example validate(addressForm('NL', 'rl')!, draft, 'shipping') // { postcode: [{ key: 'address.error.postcode', … }] }
 */
export function validate(
  form: AddressFormLayout,
  draft: AddressDraft,
  purpose: Purpose,
  lengths: PhoneLengths = NO_LENGTHS,
): AddressErrors {
  const tidy = normalise(form, draft);
  const found = form.fields.flatMap((field) => {
    const problems = problemsOf(field, form.country, tidy[field.name], purpose, lengths);
    return problems.length > 0 ? [[field.name, problems] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Converts a valid draft to an order address; fields outside the form are left out. */
export function toOrderAddress(form: AddressFormLayout, draft: AddressDraft): Address {
  const tidy = normalise(form, draft);
  const asked = new Set<string>(form.fields.map(({ name }) => name));
  const optional = (name: FieldName) =>
    asked.has(name) && tidy[name] !== '' ? tidy[name] : undefined;
  const { firstName, lastName, line1, postcode, city, country } = tidy;
  return present({
    title: optional('title'),
    firstName,
    lastName,
    line1,
    line2: optional('line2'),
    postcode,
    city,
    state: optional('state'),
    country,
    phone: optional('phone'),
    email: optional('email'),
  });
}

/** Converts a saved address to a draft. */
export function toDraft({ id: _, ...address }: Address): AddressDraft {
  return { ...emptyDraft(address.country), ...present(address) };
}

/**
 * Moves a draft to another country. Fields stay; the state is cleared, because it belongs to one
 * country.
 */
export function moveDraft(draft: AddressDraft, country: string): AddressDraft {
  return draft.country === country ? draft : { ...draft, country, state: '' };
}
