import { useTranslation } from '../../ui/i18n/use-translation.ts';
import type { CartGift } from '../bag/contract.ts';
import styles from './GiftNote.module.css';

type Props = {
  gift: Pick<CartGift, 'note' | 'isWrapped'>;
};

/** Read-only view of the chosen gift options. */
export function GiftNote({ gift: { note, isWrapped } }: Props) {
  const { t } = useTranslation('cart');
  return (
    <div className={styles.words}>
      <p className={styles.label}>{t(isWrapped ? 'gift.isWrapped' : 'gift.isGift')}</p>
      <p className={styles.note}>{t('gift.noPrices')}</p>
      {note !== '' && <blockquote className={styles.note}>{note}</blockquote>}
    </div>
  );
}
