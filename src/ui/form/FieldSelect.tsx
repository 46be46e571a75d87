import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldNotes } from './FieldNotes.tsx';
import { Select } from './Select.tsx';

type Props = Omit<ComponentProps<typeof Select>, 'notes'> & {
  error?: string | undefined;
  hint?: ReactNode | undefined;
};

/**
 * A select of a form, with its error and hint.
 * @example <FieldSelect label={t('size')} name="size" options={sizes} error={error} />
 */
export function FieldSelect({ error, hint, ...rest }: Props) {
  const id = useId();
  return (
    <Select
      {...rest}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={id}
      notes={<FieldNotes id={id} error={error} hint={hint} />}
    />
  );
}
