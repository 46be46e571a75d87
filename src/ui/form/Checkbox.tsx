import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldNotes } from './FieldNotes.tsx';
import styles from './Checkbox.module.css';

type Props = Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'type' | 'id' | 'checked'> & {
  label: ReactNode;
  /** Without `checked` and `onChange` it is uncontrolled. */
  checked?: boolean | undefined;
  onChange?: ((checked: boolean) => void) | undefined;
  error?: string | undefined;
  hint?: ReactNode | undefined;
  /** Styled as a switch, because it takes effect at once. */
  isSwitch?: boolean;
};

/**
 * The native checkbox with a clickable label.
 * @example <Checkbox label={t('rememberMe')} name="rememberMe" checked={remember} onChange={rememberChanged} />
 */
export function Checkbox({ label, onChange, error, hint, isSwitch = false, ...rest }: Props) {
  const id = useId();
  return (
    <div>
      <label className={styles.label}>
        <input
          {...rest}
          type="checkbox"
          role={isSwitch ? 'switch' : undefined}
          className={styles.box}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-notes`}
          onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={`${id}-notes`} error={error} hint={hint} />
    </div>
  );
}
