import { useUnit } from 'effector-react';
import { brandName } from '../../checkout/payment/card-brands.ts';
import { showExpiry } from '../../checkout/payment/card.ts';
import type { SavedCard } from '../../checkout/payment/contract.ts';
import { $today } from '../../ports/read-clock.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { isOver } from './cards.ts';
import { $cardWork, makeCardDefault, removeCard } from './cards-model.ts';
import styles from './CardsPage.module.css';

type Props = {
  card: SavedCard;
  isDefault: boolean;
};

/** A saved card with its expiry (PAY-05) and actions. */
export function CardEntry({ card, isDefault }: Props) {
  const { t } = useTranslation('myAccount');
  const { work, today, take, remove } = useUnit({
    work: $cardWork,
    today: $today,
    take: makeCardDefault,
    remove: removeCard,
  });
  const { id: cardId, brand, lastDigits: digits, expiry } = card;
  const name = t('area.cards.name', { brand: brandName(brand), digits });
  const hasEnded = isOver(card, today);
  const doing = work.status === 'changing' && work.cardId === cardId ? work.doing : undefined;
  return (
    <li className={styles.entry}>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.expiry}>
          {t(hasEnded ? 'area.cards.ended' : 'area.cards.validUntil', {
            date: showExpiry(expiry),
          })}
        </p>
        {isDefault && <Badge>{t('area.cards.default')}</Badge>}
      </div>
      <div className={styles.actions}>
        {!isDefault && !hasEnded && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('area.cards.useOf', { name })}
            busy={doing === 'use'}
            onClick={() => take({ cardId })}
          >
            {t('area.cards.use')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={t('area.cards.removeOf', { name })}
          busy={doing === 'remove'}
          onClick={() => remove({ cardId })}
        >
          {t('area.cards.remove')}
        </Button>
      </div>
    </li>
  );
}
