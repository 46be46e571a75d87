import { useId, useState } from 'react';
import styles from './NumberField.module.css';

interface Props {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** Integer field from 0 to `max`. Marks invalid input and resets it on blur. */
export function NumberField({ label, value, max, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState(String(value));
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-invalid={!isWhole(text, max)}
        onChange={({ target }) => {
          setText(target.value);
          if (isWhole(target.value, max)) onChange(Number(target.value));
        }}
        onBlur={() => setText(String(value))}
      />
    </p>
  );
}

function isWhole(text: string, max: number): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) <= max;
}
