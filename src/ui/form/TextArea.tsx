import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldNotes } from './FieldNotes.tsx';
import styles from './TextField.module.css';

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'onChange' | 'value' | 'id'> & {
  label: string;
  name: string;
  /** Without value and `onChange` the browser alone holds what is typed. */
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** What is wrong and what to do about it. */
  error?: string | undefined;
  hint?: ReactNode | undefined;
  /** Said after the label of a field that may stay empty. */
  optionalLabel?: string | undefined;
};

/**
 * A labelled field for several lines with its hint and its error, wired for screen readers.
 * @example <TextArea label={t('note')} name="note" rows={3} value={note} onChange={noteChanged} hint={left} />
 */
export function TextArea({ label, onChange, error, hint, optionalLabel, ...rest }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optionalLabel !== undefined && <span className={styles.optional}> {optionalLabel}</span>}
      </label>
      <textarea
        {...rest}
        id={id}
        className={styles.input}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-notes`}
        onChange={onChange && ((event) => onChange(event.currentTarget.value))}
      />
      <FieldNotes id={`${id}-notes`} error={error} hint={hint} />
    </div>
  );
}
