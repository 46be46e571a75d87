import { useId, type ReactNode } from 'react';
import { FieldNotes } from './FieldNotes.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './SizeGrid.module.css';

export type SizeOption = {
  value: string;
  label: string;
  /** A smaller second line: the same size in other numbers. */
  detail?: string | undefined;
  state: 'available' | 'low' | 'out-of-stock' | 'coming-soon';
  /** The state in words: “Out of stock”, “2 left”. For screen readers, and the title. */
  note?: string | undefined;
  /** Reason to highlight the size: “your last size”. Adds a dashed inner frame. */
  mark?: string | undefined;
  disabled?: boolean | undefined;
};

type Props = {
  legend: string;
  options: readonly SizeOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode | undefined;
  /** Wider cells, for amounts. */
  isWide?: boolean | undefined;
  /** Shown beside the legend, such as a link to the size guide. */
  aside?: ReactNode | undefined;
};

/**
 * Native radio group of sizes. Sold-out sizes remain focusable unless `disabled`, so that their
 * state can be read.
 * @example <SizeGrid legend={t('size')} options={sizes} value={variantId} onChange={sizePicked} error={sizeError} />
 */
export function SizeGrid({ legend, options, value, onChange, error, hint, isWide, aside }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-notes`}>
      <legend className={styles.legend}>{legend}</legend>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      <div
        className={styles.grid}
        data-wide={isWide}
        data-invalid={error !== undefined || undefined}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={styles.size}
            data-state={option.state}
            data-marked={option.mark !== undefined || undefined}
            title={titleOf(option)}
          >
            <input
              type="radio"
              className={styles.input}
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.cell}>
              {option.label}
              {option.detail !== undefined && (
                <>
                  {' '}
                  <span className={styles.detail}>{option.detail}</span>
                </>
              )}
              {option.note !== undefined && <VisuallyHidden>, {option.note}</VisuallyHidden>}
              {option.mark !== undefined && <VisuallyHidden>, {option.mark}</VisuallyHidden>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={`${id}-notes`} error={error} hint={hint} />
    </fieldset>
  );
}

function titleOf({ note, mark }: SizeOption): string | undefined {
  const words = [note, mark].filter((word) => word !== undefined);
  return words.length > 0 ? words.join(', ') : undefined;
}
