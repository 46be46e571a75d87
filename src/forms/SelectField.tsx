import { type ReactNode, useEffect, useState } from 'react';
import { FieldSelect } from '../ui/form/FieldSelect.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { lazyView } from '../ui/lazy-view.ts';
import { useMedia } from '../ui/hooks/use-media.ts';
import type { Field } from './field.ts';
import { type Choice, choicesOf } from './select.ts';

const ListSelect = lazyView(() => import('./ListSelect.tsx'), 'ListSelect', 'none', ['forms']);

type Props = {
  field: Field;
  options: readonly Choice[];
  label: string;
  given: string;
  /** Value in the form's store. */
  written: string;
  error: string | undefined;
  hint: ReactNode;
};

/** On touch screens the native select is easier to use. */
const TOUCH = '(pointer: coarse)';

/**
 * Own list, or the native select on touch screens, without choices, and until the list has loaded.
 */
export function SelectField({ field, options, label, given, written, error, hint }: Props) {
  const { t } = useTranslation('forms');
  const [chosen, choose] = useGiven(given, written);
  const [isUsed, setUsed] = useState(false);
  const [isHere, setHere] = useState(false);
  const isTouch = useMedia(TOUCH);
  const { name, required, isDisabled = false, isReadOnly = false } = field;
  const none = t('select.choose');
  const hasList = !isTouch && !isDisabled && !isReadOnly;
  const choices = choicesOf(field, options, { chosen, none });

  useEffect(() => {
    if (hasList)
      ListSelect.fetch().then(
        () => setHere(true),
        () => undefined,
      );
  }, [hasList]);

  const shared = { label, error, hint };
  // The control is not replaced while in use.
  if (hasList && isHere && !isUsed) {
    // The listbox needs no empty option for a required field.
    const offered = required ? choices.filter(({ value }) => value !== '') : choices;
    const list = { field, choices: offered, none, chosen };
    return <ListSelect {...shared} {...list} onChoose={choose} />;
  }
  return (
    <FieldSelect
      {...shared}
      name={name}
      required={required}
      disabled={isDisabled}
      autoComplete={field.autoComplete}
      ref={field.autoFocus ? (select) => select?.setAttribute('autofocus', '') : undefined}
      value={chosen}
      options={choices}
      onChange={choose}
      // The form renders on `input`, before `change`: without this, React would restore the old
      // value.
      onInput={({ currentTarget }) => choose(currentTarget.value)}
      onFocus={() => setUsed(true)}
      onBlur={() => setUsed(false)}
    />
  );
}

/** Value of a custom control: local, until the form's store has a new one. */
function useGiven(
  given: string,
  written: string,
): [value: string, setValue: (value: string) => void] {
  const [value, setValue] = useState(given);
  const [before, setBefore] = useState(written);
  if (before !== written) {
    setBefore(written);
    setValue(written);
  }
  return [value, setValue];
}
