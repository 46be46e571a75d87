import { useUnit } from 'effector-react';
import { brandName } from '../../checkout/payment/card-brands.ts';
import type { SavedCard } from '../../checkout/payment/contract.ts';
import { $today } from '../../ports/read-clock.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { offeredFirst } from './cards.ts';
import { $cardWork, $removedCard, takeCardBack } from './cards-model.ts';

/** Notice after a removal: the card offered first now, and undo. */
export function RemovedCardNote({ cards }: { cards: readonly SavedCard[] }) {
  const { t } = useTranslation('myAccount');
  const { removed, work, today, undo } = useUnit({
    removed: $removedCard,
    work: $cardWork,
    today: $today,
    undo: takeCardBack,
  });
  if (!removed) return null;
  const nameOf = ({ brand, lastDigits: digits }: SavedCard) =>
    t('area.cards.name', { brand: brandName(brand), digits });
  // Skips the removed card, which stays in the list until the cards are read again.
  const next = offeredFirst(
    cards.filter(({ id }) => id !== removed.card.id),
    today,
  );
  const name = nameOf(removed.card);
  return (
    <Alert
      severity="info"
      urgent
      actionLabel={t('area.cards.undo')}
      busy={work.status === 'changing' && work.doing === 'undo'}
      onAction={() => undo()}
    >
      {removed.isDefault && next
        ? t('area.cards.removedDefault', { name, next: nameOf(next) })
        : t('area.cards.removed', { name })}
    </Alert>
  );
}
