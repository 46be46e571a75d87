import { Alert } from '../ui/feedback/Alert.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { LinkButton } from '../ui/action/LinkButton.tsx';
import styles from './GiftCardRoom.module.css';
import { roomForGiftCards } from './gift-card.ts';

type Props = {
  inBag: number;
  /** GFT-05 */
  max: number;
};

/** Number of gift cards in the bag and its limit; a link to the bag when it is full. */
export function GiftCardRoom({ inBag, max }: Props) {
  const { t } = useTranslation(['checkout', 'cart']);
  if (roomForGiftCards(max, inBag) > 0)
    return (
      <p className={styles.count} role="status">
        {inBag > 0 && t('giftCards.inBag', { count: inBag, max })}
      </p>
    );
  return (
    <div className={styles.full}>
      <Alert severity="info">{t('giftCards.full', { max })}</Alert>
      <LinkButton to="/shopping-bag" size="large" wide>
        {t('cart:bag.view')}
      </LinkButton>
    </div>
  );
}
