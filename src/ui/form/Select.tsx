import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Select.module.css';

type Props = Omit<ComponentProps<'select'>, 'className' | 'onChange' | 'children' | 'id'> & {
  label: string;
  name: string;
  /** Without value and `onChange` it is uncontrolled. */
  value?: string | undefined;
  options: readonly { value: string; label: string; disabled?: boolean | undefined }[];
  onChange?: ((value: string) => void) | undefined;
  hideLabel?: boolean | undefined;
  /** Shown below the control. */
  notes?: ReactNode | undefined;
};

/**
 * The native select with the brand's frame.
 * @example <Select label={t('sort')} name="sort" value={sort} options={sorts} onChange={sortChanged} hideLabel />
 */
export function Select({ label, options, onChange, notes, hideLabel = false, ...rest }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label
        className={styles.label}
        data-hidden={hideLabel || undefined}
        data-required={rest.required || undefined}
        htmlFor={id}
      >
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div className={styles.frame}>
        <select
          {...rest}
          id={id}
          className={styles.select}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon name="chevron-down" />
        </span>
      </div>
      {notes}
    </div>
  );
}
