import { useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { coloured } from '../colour.ts';
import styles from './Swatches.module.css';

export type SwatchOption = {
  value: string;
  /** Colour name, announced and shown on hover. */
  label: string;
  /** CSS colour taken from the picture. */
  colour: string;
};

type Props = {
  legend: string;
  options: readonly SwatchOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  size?: 'small' | 'medium' | undefined;
  /** Shows “Colour: raw indigo” above the group; otherwise the legend is visually hidden. */
  showLegend?: boolean | undefined;
};

/**
 * Native radio group of colours.
 * @example <Swatches legend={t('colour')} options={colours} value={productId} onChange={colourPicked} />
 */
export function Swatches({
  legend,
  options,
  value,
  onChange,
  size = 'medium',
  showLegend = false,
}: Props) {
  const name = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <fieldset className={styles.group} data-size={size} data-with-script>
      <legend className={styles.legend}>
        {showLegend ? (
          <>
            {legend} {chosen !== undefined && <span className={styles.name}>{chosen.label}</span>}
          </>
        ) : (
          <VisuallyHidden>{legend}</VisuallyHidden>
        )}
      </legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.swatch} title={option.label}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.chip} {...coloured(option.colour)} />
            <VisuallyHidden>{option.label}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
