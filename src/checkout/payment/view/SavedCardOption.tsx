import { useUnit } from 'effector-react';
import { brandName } from '../card-brands.ts';
import { showExpiry } from '../card.ts';
import type { SavedCard } from '../contract.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { askDeletion } from '../methods/methods-model.ts';
import type { MethodProblem } from '../payment.ts';
import { PaymentOption } from './PaymentOption.tsx';

type Props = {
  card: SavedCard;
  group: string;
  problem: MethodProblem | undefined;
  isChosen: boolean;
  onChoose: () => void;
};

/** Payment option for a saved card, which can also be deleted (PAY-05, API-56). */
export function SavedCardOption({ card, group, problem, isChosen, onChoose }: Props) {
  const { t } = useTranslation('checkout');
  const ask = useUnit(askDeletion);
  const name = t('pay.savedCard', { brand: brandName(card.brand), digits: card.lastDigits });
  return (
    <PaymentOption
      group={group}
      name={name}
      note={t('pay.validUntil', { date: showExpiry(card.expiry) })}
      logos={[card.brand]}
      problem={problem}
      isChosen={isChosen}
      onChoose={onChoose}
    >
      {isChosen && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('pay.deleteCard', { card: name })}
          onClick={() => ask({ cardId: card.id })}
        >
          {t('pay.delete')}
        </Button>
      )}
    </PaymentOption>
  );
}
