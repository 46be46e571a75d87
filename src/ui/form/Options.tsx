import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { coloured } from '../colour.ts';
import styles from './Options.module.css';

export type Option = {
  value: string;
  label: string;
  /** A second line, smaller, in the look `cells`: the same by another name. */
  detail?: string | undefined;
  /** How many things it stands for, said after the label. */
  count?: string | undefined;
  checked: boolean;
  disabled?: boolean | undefined;
  /** A CSS colour, for the look `swatches`. */
  colour?: string | undefined;
};

type Props = {
  legend: ReactNode;
  options: readonly Option[];
  onToggle: (value: string) => void;
  look?: 'list' | 'swatches' | 'cells' | undefined;
};

/**
 * Some out of many: native checkboxes, as a list, with a colour each, or as cells of a grid.
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
