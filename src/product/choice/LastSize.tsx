import { useRef } from 'react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './LastSize.module.css';
import type { RecalledSize } from './last-size.ts';

type Props = {
  recalled: RecalledSize;
  /** How it is called here. */
  label: string;
  onTake: () => void;
};

/** What was chosen in another colour, below the sizes of this one: to be taken over, or why it cannot be. */
export function LastSize({ recalled: { status }, label, onTake }: Props) {
  const { t } = useTranslation('catalogue');
  const own = useRef<HTMLDivElement>(null);
  const canBeTaken = status === 'offered' || status === 'partial';
  const said = canBeTaken ? 'chosen' : status;

  function take() {
    // What is pressed goes: the focus moves on to the size that is chosen by it.
    own.current?.parentElement?.querySelector<HTMLElement>('[data-marked] input')?.focus();
    onTake();
  }

  return (
    <div ref={own} className={styles.last}>
      <p>{t(`product.lastSize.${said}`, { size: label })}</p>
      {canBeTaken && (
        <button type="button" className={styles.take} data-no-print onClick={take}>
          {t('product.lastSize.take', { size: label })}
        </button>
      )}
    </div>
  );
}
