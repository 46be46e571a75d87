import { useUnit } from 'effector-react';
import { useEffect, useId, useRef, useState } from 'react';
import { BalanceForm } from '../../../gift-card/BalanceForm.tsx';
import { $today } from '../../../ports/read-clock.ts';
import { $store } from '../../../store-config/model.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { FocusOnChange } from '../../../ui/overlay/FocusOnChange.tsx';
import { payingGiftCardForm } from './gift-card-form-model.ts';
import { $giftCardMinutes, $giftCards, addGiftCard, removeGiftCard } from './gift-cards-model.ts';
import styles from './PayingGiftCards.module.css';
import { PayingGiftCard } from './PayingGiftCard.tsx';
import type { Payable } from '../payment.ts';

type Props = {
  payable: Payable;
};

/** GFT-01: applied gift cards, in the order of adding, and a form to add one. */
export function PayingGiftCards({ payable }: Props) {
  const { t } = useTranslation('checkout');
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { cards, minutes, today, store, add, remove } = useUnit({
    cards: $giftCards,
    minutes: $giftCardMinutes,
    today: $today,
    store: $store,
    add: addGiftCard,
    remove: removeGiftCard,
  });
  const [isOpen, setIsOpen] = useState(cards.list.length > 0);
  const { list, throttle, isAdding } = cards;
  // The form shows the waiting time itself.
  const refusal = throttle ? null : cards.refusal;

  useEffect(() => {
    if (refusal) place.current?.querySelector('input')?.focus();
  }, [refusal]);

  return (
    <section className={styles.cards} aria-label={t('pay.gift.title')}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('pay.gift.title')}
      </button>
      <FocusOnChange label={t('pay.gift.list')} content={list.length}>
        {list.length > 0 && (
          <ul className={styles.list}>
            {list.map((card, at) => (
              <PayingGiftCard
                key={card.name}
                card={card}
                share={payable.shares[at] ?? 0}
                onRemove={() => remove({ name: card.name })}
              />
            ))}
          </ul>
        )}
        <div id={id} ref={place} className={styles.content} hidden={!isOpen}>
          {isOpen && payable.rest > 0 && (
            <>
              {refusal && <Alert>{t(`pay.gift.refused.${refusal}`)}</Alert>}
              <BalanceForm
                key={list.length}
                form={payingGiftCardForm}
                state={
                  throttle
                    ? { status: 'throttled', ...throttle }
                    : { status: isAdding ? 'asking' : 'idle' }
                }
                minutes={minutes}
                today={today}
                money={store}
                action={t('pay.gift.add')}
                onAsk={(card) => add({ ...card, lastDigits: card.number.slice(-4) })}
              />
            </>
          )}
          {isOpen && payable.rest === 0 && <p>{t('pay.gift.enough')}</p>}
        </div>
      </FocusOnChange>
    </section>
  );
}
