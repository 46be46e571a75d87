import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { BagLine } from './BagLine.tsx';
import styles from './BagLines.module.css';
import type { CartLine } from '../bag/contract.ts';

type Props = {
  lines: readonly CartLine[];
  size: 'small' | 'large';
  /** The variant just added. */
  lastAdded?: string | null | undefined;
  /** Additional actions of a line. */
  more?: ((line: CartLine) => ReactNode) | undefined;
};

export function BagLines({ lines, size, lastAdded, more }: Props) {
  const { t } = useTranslation('cart');
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    list.current?.querySelector('[data-new]')?.scrollIntoView({ block: 'nearest' });
  }, [list, lastAdded, lines.length]);

  return (
    <ul ref={list} className={styles.lines} data-size={size} aria-label={t('bag.lines')}>
      {lines.map((line) => (
        <BagLine
          key={line.id}
          line={line}
          size={size}
          isNew={line.variantId === lastAdded}
          more={more?.(line)}
        />
      ))}
    </ul>
  );
}
