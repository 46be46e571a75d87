import { type ReactNode, useEffect, useState } from 'react';
import { Select } from '../ui/form/Select.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { lazyView } from '../ui/lazy-view.ts';
import { useMedia } from '../ui/hooks/use-media.ts';
import type { Field } from './field.ts';
import { type Choice, choicesOf } from './select.ts';
import { useGiven } from './use-given.ts';

const ListSelect = lazyView(() => import('./ListSelect.tsx'), 'ListSelect', 'none', ['forms']);

type Props = {
  field: Field;
  options: readonly Choice[];
  label: string;
  given: string;
  /** What the form has of it. */
  written: string;
  error: string | undefined;
  hint: ReactNode;
};

/** A finger is served better by the device's own list, which fits its screen and its hand. */
const TOUCH = '(pointer: coarse)';

/** Its list, or the device's own: on touch screens, where nothing can be chosen, and until the list has come. */
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
  // It is not changed under the hands of who is at it.
  if (hasList && isHere && !isUsed) {
    // Of its own list nobody has to choose what it begins with.
    const offered = required ? choices.filter(({ value }) => value !== '') : choices;
    const list = { field, choices: offered, none, chosen };
    return <ListSelect {...shared} {...list} onChoose={choose} />;
  }
  return (
    <Select
      {...shared}
      name={name}
      required={required}
      disabled={isDisabled}
      autoComplete={field.autoComplete}
      ref={field.autoFocus ? (select) => select?.setAttribute('autofocus', '') : undefined}
      value={chosen}
      options={choices}
      onChange={choose}
      // The form renders on `input`, before `change`: without this, React would restore the old value.
      onInput={({ currentTarget }) => choose(currentTarget.value)}
      onFocus={() => setUsed(true)}
      onBlur={() => setUsed(false)}
    />
  );
}
