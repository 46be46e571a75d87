import { type InputHTMLAttributes, type ReactNode, type RefCallback, useId } from 'react';
import { FieldNotes } from './FieldNotes.tsx';
import styles from './TextField.module.css';

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

type Props = Omit<InputHTMLAttributes<FieldElement>, 'className' | 'onChange' | 'value' | 'id'> & {
  ref?: RefCallback<FieldElement> | undefined;
  label: string;
  name: string;
  /** Without value and `onChange` it is uncontrolled. */
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Error of the value, with its remedy. */
  error?: string | undefined;
  hint?: ReactNode | undefined;
  /** Shown after the label of an optional field. */
  optionalLabel?: string | undefined;
  /** Makes it a `textarea` of so many lines. */
  rows?: number | undefined;
};

/**
 * A labelled text input or area with hint and error, connected for screen readers.
 * @example <TextField label={t('email')} name="logonId" type="email" autoComplete="username" value={email} onChange={emailChanged} error={error} />
 */
export function TextField({ label, onChange, error, hint, optionalLabel, ...rest }: Props) {
  const id = useId();
  const Control = rest.rows === undefined ? 'input' : 'textarea';
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optionalLabel !== undefined && <span className={styles.optional}> {optionalLabel}</span>}
      </label>
      <Control
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
