import { type KeyboardEvent, useId, useState } from 'react';
import { FieldNotes } from '../../ui/form/FieldNotes.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { type QuantityProblem, readQuantity } from '../bag/quantity.ts';
import styles from './QuantityField.module.css';

type Props = {
  /** Name of the product; labels the field. */
  name: string;
  value: number;
  /** Largest allowed quantity. */
  most: number;
  onChange: (quantity: number) => void;
  /** Error of the last change. */
  error?: string | undefined;
};

/**
 * Quantity field with buttons for one more and one less. An invalid value stays in the field with
 * an error.
 */
export function QuantityField({ name, value, most, onChange, error }: Props) {
  const { t } = useTranslation('cart');
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<QuantityProblem>();

  function reset() {
    setTyped(undefined);
    setProblem(undefined);
  }

  function take(text: string) {
    const read = readQuantity(text, most);
    if ('problem' in read) return setProblem(read.problem);
    reset();
    if (read.quantity !== value) onChange(read.quantity);
  }

  function step(by: 1 | -1) {
    const next = value + by;
    reset();
    if (next >= 1 && next <= most) onChange(next);
  }

  function pressed(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') return take(event.currentTarget.value);
    if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation();
      event.preventDefault();
      return reset();
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  }

  return (
    <div>
      <label htmlFor={id}>
        <VisuallyHidden>{t('bag.quantityOf', { name })}</VisuallyHidden>
      </label>
      <div className={styles.frame} data-invalid={problem !== undefined || undefined}>
        <button
          type="button"
          className={styles.step}
          aria-label={t('quantity.less', { name })}
          aria-disabled={value <= 1 || undefined}
          onClick={() => step(-1)}
        >
          <span className={styles.minus} />
        </button>
        <input
          id={id}
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          value={typed ?? String(value)}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-notes`}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setProblem(undefined);
          }}
          onBlur={() => typed !== undefined && take(typed)}
          onKeyDown={pressed}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={t('quantity.more', { name })}
          aria-disabled={value >= most || undefined}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <FieldNotes
        id={`${id}-notes`}
        error={problem ? t(`quantity.${problem}`, { count: most }) : error}
      />
    </div>
  );
}
