import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { colouredChips } from '../colour.ts';
import { type SwatchOption, Swatches } from './Swatches.tsx';
import styles from './ColourChips.module.css';

type Props = {
  legend: string;
  options: readonly SwatchOption[];
  value: string;
  onChange: (value: string) => void;
};

/**
 * The colours of a tile: one button until it is pressed or focused by keyboard, then radio buttons
 * in the same places. The press chooses the colour below the pointer.
 * @example <ColourChips legend={t('colours')} options={colours} value={colourId} onChange={preview} />
 */
export function ColourChips({ legend, options, value, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Swatches size="small" {...{ legend, options, value, onChange }} />;

  function open({ parentElement }: HTMLElement): void {
    flushSync(() => setOpen(true));
    const inputs = parentElement?.querySelectorAll<HTMLInputElement>('input') ?? [];
    ([...inputs].find(({ checked }) => checked) ?? inputs[0])?.focus();
  }

  function press({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>): void {
    const { ownerDocument, parentElement } = currentTarget;
    open(currentTarget);
    if (detail === 0) return; // pressed by a key or a screen reader, without a place
    const label = ownerDocument.elementFromPoint(clientX, clientY)?.closest('label');
    // An early press is repeated later; the tile may have moved.
    if (label && parentElement?.contains(label)) label.click();
  }

  const chosen = options.findIndex((option) => option.value === value);
  return (
    <button
      type="button"
      className={styles.chips}
      aria-label={`${legend}: ${options.map(({ label }) => label).join(', ')}`}
      data-with-script
      onClick={press}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) open(currentTarget);
      }}
      {...colouredChips(
        options.map(({ colour }) => colour),
        chosen,
      )}
    />
  );
}
