import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { coloured } from '../colour.ts';
import styles from './Options.module.css';

export type Option = {
  value: string;
  label: string;
  /** A smaller second line in the look `cells`: an alternative name. */
  detail?: string | undefined;
  /** Number of items, shown after the label. */
  count?: string | undefined;
  checked: boolean;
  disabled?: boolean | undefined;
  /** CSS colour for the look `swatches`. */
  colour?: string | undefined;
};

type Props = {
  legend: ReactNode;
  options: readonly Option[];
  onToggle: (value: string) => void;
  look?: 'list' | 'swatches' | 'cells' | undefined;
};

/**
 * Multiple choice: native checkboxes as a list, with colours, or as grid cells.
 * @example <Options legend={t('colour')} look="swatches" options={colours} onToggle={colourToggled} />
 */
export function Options({ legend, options, onToggle, look = 'list' }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.group} data-look={look}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {options.map(({ value, label, detail, count, checked, disabled, colour }) => (
        <label key={value} className={styles.option}>
          <input
            type="checkbox"
            className={styles.input}
            name={`${id}-${value}`}
            checked={checked}
            disabled={disabled}
            onChange={() => onToggle(value)}
          />
          <span className={styles.mark} {...coloured(look === 'swatches' ? colour : undefined)} />
          <span className={styles.label}>
            {label}
            {detail !== undefined && (
              <>
                {' '}
                <span className={styles.detail}>{detail}</span>
              </>
            )}
          </span>
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
