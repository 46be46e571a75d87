import { type Event, type EventCallable, type Store, type StoreWritable, sample } from 'effector';
import { type Struct, array, boolean, integer, nullable, object, string } from 'superstruct';
import { fact, input, state } from '../event-log/units.ts';
import { onceTouched } from '../ports/once-touched.ts';
import { ownedDraft } from './form-owner.ts';
import { Problems } from './rules.ts';

/** Log format of each value: a privacy mark for a text, `boolean()` for a checkbox. */
export type Marks = Readonly<Record<string, Struct<string, null> | Struct<boolean, null>>>;

/** Field values of a form with these marks. */
export type ValuesOf<M extends Marks> = {
  [Name in keyof M]: M[Name] extends Struct<boolean, null> ? boolean : string;
};

/** State of a form as logged: the values handed over, and their problems. */
export interface FormState<V> {
  values: V;
  problems: Problems;
  /** Fields left for another one; their problems are shown (FRM-13). */
  touched: string[];
  /** Number of submit attempts. After the first, all problems are shown. */
  attempts: number;
  isValid: boolean;
}

/** Values of a submit attempt, with all problems. */
export interface Handed<V> {
  values: V;
  problems: Problems;
}

/**
 * Values at a blur. `left` is the field left for another one, `null` if the focus left the form.
 */
export interface Left<V> extends Handed<V> {
  left: string | null;
}

/** The units of one form. */
export interface FormUnits<V> {
  $form: StoreWritable<FormState<V>>;
  /** FRM-04: true if the last values have no problems. */
  $isValid: Store<boolean>;
  fillIn: EventCallable<Left<V>>;
  submit: EventCallable<Handed<V>>;
  /** FRM-06: a submit attempt with problems. */
  refused: Event<{ wrong: string[] }>;
  /** Values that the units receive in place of the typed ones; `undefined` to pass those. */
  kept: V | undefined;
}

/** Events that clear a form. */
export interface Forgetting {
  /** Clears everything, because the form is done. */
  all: Event<any>[];
  /** Clears secrets and problems, because the form was closed and may reopen. */
  secrets?: Event<any>[];
  /** Retains typed values in the fields only, for gift cards and payment cards. */
  isKept?: false;
}

/**
 * Declares a form's units; call at module level. Values are handed over on blur, not on each key.
 * Problems are included, because pseudonyms in a replay may break the rules.
 * @example
 * const form = declareForm('auth', 'signIn', { email: personalEmail(), password: secret() }, { all: [signedIn] });
 */
export function declareForm<const M extends Marks>(
  domain: string,
  noun: string,
  marks: M,
  { all, secrets = [], isKept }: Forgetting,
): FormUnits<ValuesOf<M>> {
  type V = ValuesOf<M>;
  const Noun = noun.charAt(0).toUpperCase() + noun.slice(1);
  const Given = object(marks as Record<string, Struct<any, any>>) as unknown as Struct<V, any>; // any: marks of two kinds
  const emptied = (names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => [name, marks[name]?.type === 'boolean' ? false : '']),
    ) as Partial<V>;
  const initial: FormState<V> = {
    values: emptied(Object.keys(marks)) as V,
    problems: {},
    touched: [],
    attempts: 0,
    isValid: false,
  };
  const none = emptied(Object.keys(marks).filter((name) => marks[name]?.type === 'secret'));

  const $form = state<FormState<V>>(
    `${domain}/${noun}Form`,
    initial,
    object({
      values: Given,
      problems: Problems,
      touched: array(string()),
      attempts: integer(),
      isValid: boolean(),
    }) as unknown as Struct<FormState<V>, any>, // any: of marks of two kinds
  );
  const fillIn = input(
    `${domain}/fillIn${Noun}`,
    object({
      values: Given,
      left: nullable(string()),
      problems: Problems,
    }) as unknown as Struct<Left<V>, any>, // any: as above
  );
  const submit = input(
    `${domain}/submit${Noun}`,
    object({ values: Given, problems: Problems }) as unknown as Struct<Handed<V>, any>, // any: as above
  );
  const refused = fact(`${domain}/${noun}FormRefused`, object({ wrong: array(string()) }));

  const forgotten = onceTouched(all, $form, initial);
  const another = ownedDraft(`${domain}/${noun}Owner`, {
    $form,
    initial,
    typed: [fillIn, submit],
    forgotten,
  });

  $form
    .on(fillIn, (form, { values, left, problems }) => {
      const isValid = isRight(problems);
      if (left === null) return { ...form, values, isValid };
      const touched = form.touched.includes(left) ? form.touched : [...form.touched, left];
      return { ...form, values, touched, problems, isValid };
    })
    .on(submit, (form, { values, problems }) => ({
      values,
      problems,
      touched: form.touched,
      attempts: form.attempts + 1,
      isValid: isRight(problems),
    }))
    .on(onceTouched(secrets, $form, initial), ({ values }) => ({
      ...initial,
      values: { ...values, ...none },
    }))
    .reset([forgotten, another]);

  sample({
    clock: submit.filter({ fn: ({ problems }) => !isRight(problems) }),
    fn: ({ problems }) => ({ wrong: Object.keys(problems) }),
    target: refused,
  });

  return {
    $form,
    $isValid: $form.map(({ isValid }) => isValid),
    fillIn,
    submit,
    refused,
    kept: isKept === false ? initial.values : undefined,
  };
}

function isRight(problems: Problems): boolean {
  return Object.keys(problems).length === 0;
}
