import { type ReactNode, useId } from 'react';
import styles from './Segments.module.css';

type Props<Value extends string> = {
  legend: ReactNode;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/**
 * Native radio group of two or three options in a row, for a display setting.
 * @example <Segments legend={t('unit')} options={[{ value: 'cm', label: 'cm' }, { value: 'in', label: 'in' }]} value={unit} onChange={unitChosen} />
 */
export function Segments<Value extends string>({ legend, options, value, onChange }: Props<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.label}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
