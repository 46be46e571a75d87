import { useRef } from 'react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './RememberedSize.module.css';
import type { RecalledSize } from './remembered-size.ts';

type Props = {
  recalled: RecalledSize;
  /** Local label of the size. */
  label: string;
  onTake: () => void;
};

/** Offers the size chosen in another colour, or shows why it is not available here. */
export function RememberedSize({ recalled: { status }, label, onTake }: Props) {
  const { t } = useTranslation('catalogue');
  const own = useRef<HTMLDivElement>(null);
  const canBeTaken = status === 'offered' || status === 'partial';
  const said = canBeTaken ? 'chosen' : status;

  function take() {
    // The pressed button unmounts: move the focus to the size it selects.
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
