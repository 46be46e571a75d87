import type { TextKey } from '../kernel/text-keys.ts';

/** Namespaces of form messages: the three of FRM-14, and those of other pages with a form. */
export type Namespace =
  'checkout' | 'myAccount' | 'contactUs' | 'catalogue' | 'campaign' | 'newsletter' | 'reports';

/** Kind of a field. `date` and `group` contain fields; `text` is read-only text. */
export type FieldComponent =
  | 'input'
  | 'password'
  | 'textarea'
  | 'select'
  | 'checkbox'
  | 'date'
  | 'group'
  | 'attachment'
  | 'captcha'
  | 'text';

/**
 * A form field as data, under the specification's names. Texts are keys of the form's namespace.
 * Names are unique in a form, including nested fields.
 */
export interface Field<Key extends string = string> {
  name: string;
  component: FieldComponent;
  /** Input type; default `text`. */
  type?: 'text' | 'email' | 'tel' | 'search';
  label?: Key;
  /** Always shown below the field. */
  helperText?: Key;
  /** Replaces `helperText` with a name that is the same in all languages. */
  helperName?: string;
  /** Text of a `text` field, or above a group. */
  descr?: Key;
  /** HTML element of a `text` field. */
  htmlElement?: 'p' | 'h2' | 'h3' | 'div';

  /** VAL-18: enables the rules below. */
  validate?: boolean;
  required?: boolean;
  /** In user-perceived characters. */
  minLength?: number;
  /** In user-perceived characters. A textarea shows the number left (FRM-12). */
  maxLength?: number;
  regex?: RegExp;
  /** Name of a field that must have the same value. */
  match?: string;
  minAlphabetic?: number;
  minNumeric?: number;
  requiredMsg?: Key;
  invalidMsg?: Key;
  invalidMatchMsg?: Key;

  /** Interpolation values of the texts, such as an example. */
  texts?: Readonly<Record<string, string>>;
  /**
   * VAL-19: normalises a value before it is judged and sent; a valid value is shown so after blur.
   */
  tidy?: (typed: string) => string;

  /** Formats a value while typing, for example in groups of four. Changes only separators. */
  format?: (typed: string) => string;

  /** Initial value. */
  value?: string | boolean;
  /** Options of a select; a `name` is the same in all languages. */
  options?: readonly ({ value: string } & ({ label: Key } | { name: string }))[];
  /** False to leave the field out; default true. */
  show?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** True if another party, such as the backend, has refused the value; until it changes. */
  isError?: boolean;
  /** Message for `isError`. */
  errorMessageText?: Key;

  /** Sort position; fields without one follow in order. */
  index?: number;
  /** Columns of twelve in a wide window; default all. */
  colWidth?: 3 | 4 | 6 | 8 | 9 | 12;
  /** Half a row at all widths, for a short field beside a related one. */
  isPaired?: boolean;
  autoFocus?: boolean;
  theme?: 'dark' | 'light';
  dataTestIdPrefix?: string;
  showPasswordHelp?: 'Always' | 'OnFocus';
  /** FRM-11: default `off` for a password. */
  autoComplete?: string;
  /** Capitalisation by screen keyboards; default is the browser's. */
  autoCapitalize?: 'none' | 'words' | 'characters';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  /** FRM-16: parts of a date, or fields of a group. */
  fields?: readonly Field<Key>[];
}

export type FieldOf<N extends Namespace> = Field<TextKey<N>>;

/** Field values by name. */
export type Values = Readonly<Record<string, string | boolean>>;

/** Visible fields in order. */
export function shownFields<Shown extends Field>(fields: readonly Shown[]): readonly Shown[] {
  const placeOf = ({ index }: Shown) => index ?? Infinity;
  return fields
    .filter(({ show }) => show !== false)
    .toSorted((one, other) =>
      placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other),
    );
}
