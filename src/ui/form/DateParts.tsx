import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldNotes } from './FieldNotes.tsx';
import styles from './DateParts.module.css';
import fieldStyles from './TextField.module.css';

type Part = Omit<ComponentProps<'input'>, 'className' | 'id' | 'size'> & {
  label: string;
  name: string;
  /** Width in digits. */
  size: number;
};

type Props = {
  legend: ReactNode;
  parts: readonly Part[];
  /** Error of the date, with its remedy. */
  error?: string | undefined;
  hint?: ReactNode | undefined;
  /** Shown after the legend of an optional date. */
  optionalLabel?: string | undefined;
};

/**
 * A date in typed parts, for known dates such as a birthday: a calendar would need many pages.
 * @example <DateParts legend={t('dob')} parts={[{ name: 'day', label: t('day'), size: 2 }]} error={error} />
 */
export function DateParts({ legend, parts, error, hint, optionalLabel }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={fieldStyles.label}>
        {legend}
        {optionalLabel !== undefined && (
          <span className={fieldStyles.optional}> {optionalLabel}</span>
        )}
      </legend>
      <div className={styles.parts}>
        {parts.map(({ label, size, ...part }) => (
          <label key={part.name} className={styles.part} data-size={size}>
            <span className={styles.label}>{label}</span>
            <input
              type="text"
              inputMode="numeric"
              {...part}
              className={fieldStyles.input}
              aria-invalid={error !== undefined || undefined}
              aria-describedby={`${id}-notes`}
            />
          </label>
        ))}
      </div>
      <FieldNotes id={`${id}-notes`} error={error} hint={hint} />
    </fieldset>
  );
}
