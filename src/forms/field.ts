import type { TextKey } from '../kernel/text-keys.ts';

/** Namespaces of texts that a form's messages may stand in: FRM-14's three, and those of pages with a form of their own. */
export type Namespace =
  'checkout' | 'myAccount' | 'contactUs' | 'catalogue' | 'campaign' | 'newsletter' | 'reports';

/** How a field is shown. `date` and `group` hold fields of their own, `text` is no field but something to read. */
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
 * One field of a form as data, by the names that the specification has for it. Texts are keys of the form's namespace;
 * names are unique in a form, those of nested fields too.
 */
export interface Field<Key extends string = string> {
  name: string;
  component: FieldComponent;
  /** Of the input; `text` unless told. */
  type?: 'text' | 'email' | 'tel' | 'search';
  label?: Key;
  /** Below the field, always. */
  helperText?: Key;
  /** In its place: a name, which is the same in all languages. */
  helperName?: string;
  /** What a field of component `text` says, and what stands above a group. */
  descr?: Key;
  /** What a field of component `text` is made of. */
  htmlElement?: 'p' | 'h2' | 'h3' | 'div';

  /** VAL-18: the rules below apply only where it is on. */
  validate?: boolean;
  required?: boolean;
  /** In characters as a person counts them. */
  minLength?: number;
  /** In characters as a person counts them. A textarea that has it counts down to it (FRM-12). */
  maxLength?: number;
  regex?: RegExp;
  /** The name of another field that it has to be equal to. */
  match?: string;
  minAlphabetic?: number;
  minNumeric?: number;
  requiredMsg?: Key;
  invalidMsg?: Key;
  invalidMatchMsg?: Key;

  /** What its texts leave open, such as an example. */
  texts?: Readonly<Record<string, string>>;
  /** VAL-19: how what is typed is judged and sent; where it is right it stands so in the field, once that is left. */
  tidy?: (typed: string) => string;

  /** How it is written while it is typed, such as in fours: of digits and what divides them. */
  format?: (typed: string) => string;

  /** What stands in it at first. */
  value?: string | boolean;
  /** What a select offers, by value and label; a `name` is the same in all languages. */
  options?: readonly ({ value: string } & ({ label: Key } | { name: string }))[];
  /** Shown, and asked for; it is unless told. */
  show?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Somebody else than the rules found it wrong, such as the backend: until it is changed. */
  isError?: boolean;
  /** What they say of it. */
  errorMessageText?: Key;

  /** Its place among the others; those without one stay in order behind those that have one. */
  index?: number;
  /** How many of twelve columns it takes in a wide window; all unless told. */
  colWidth?: 3 | 4 | 6 | 8 | 9 | 12;
  /** It has half a row in windows of every width: short, and beside what it belongs to. */
  isPaired?: boolean;
  autoFocus?: boolean;
  theme?: 'dark' | 'light';
  dataTestIdPrefix?: string;
  showPasswordHelp?: 'Always' | 'OnFocus';
  /** FRM-11: `off` for a password unless told. */
  autoComplete?: string;
  /** What a keyboard on a screen writes large; by the browser's own rule unless told. */
  autoCapitalize?: 'none' | 'words' | 'characters';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  /** FRM-16: the parts of a date, or the fields of a group. */
  fields?: readonly Field<Key>[];
}

/** A field with texts of a namespace. */
export type FieldOf<N extends Namespace> = Field<TextKey<N>>;

/** What stands in the fields, by name. */
export type Values = Readonly<Record<string, string | boolean>>;

/** Fields as they are shown: in order, without those that are not. */
export function shownFields<Shown extends Field>(fields: readonly Shown[]): readonly Shown[] {
  const placeOf = ({ index }: Shown) => index ?? Infinity;
  return fields
    .filter(({ show }) => show !== false)
    .toSorted((one, other) =>
      placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other),
    );
}
