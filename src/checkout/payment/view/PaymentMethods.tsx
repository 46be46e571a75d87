import { useUnit } from 'effector-react';
import { useEffect, useId, useRef } from 'react';
import { FieldNotes } from '../../../ui/form/FieldNotes.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { useFocusAfterRemoval } from '../../../ui/hooks/use-focus-after-removal.ts';
import { FocusOnChange } from '../../../ui/overlay/FocusOnChange.tsx';
import { $choice, $methods, chooseMethod } from '../methods/methods-model.ts';
import { $hasPaymentMethodNotSelectedError } from '../pay/pay-model.ts';
import { $ways } from '../pay/payable-model.ts';
import { isCard } from '../payment.ts';
import { DeleteCardDialog } from './DeleteCardDialog.tsx';
import { MethodBody } from './MethodBody.tsx';
import styles from './PaymentMethods.module.css';
import { SavedCardOption } from './SavedCardOption.tsx';
import { PaymentOption } from './PaymentOption.tsx';

type Props = {
  /** Id of the card form, for a submit button outside it. */
  cardForm: string;
  /** Number of presses of the buy button. */
  presses: number;
};

/** CHK-10: payment options, saved cards first; an unusable one shows the reason. */
export function PaymentMethods({ cardForm, presses }: Props) {
  const { t } = useTranslation('checkout');
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const { choice, methods, ways, isMissing, choose } = useUnit({
    choice: $choice,
    methods: $methods,
    ways: $ways,
    isMissing: $hasPaymentMethodNotSelectedError,
    choose: chooseMethod,
  });
  const savedCards = methods.status === 'loaded' ? methods.offer.savedCards : [];
  const cardWay = ways.find(({ method }) => isCard(method.code));

  useEffect(() => {
    if (presses > 0 && isMissing)
      list.current?.querySelector<HTMLInputElement>('input[type=radio]:enabled')?.focus();
  }, [presses, isMissing]);

  useFocusAfterRemoval(savedCards.length, () =>
    list.current?.querySelector<HTMLInputElement>('input[type=radio]:enabled'),
  );

  return (
    <>
      <FocusOnChange label={t('pay.methods')} content={savedCards.length}>
        <fieldset ref={list} className={styles.methods} aria-describedby={`${id}-notes`}>
          <legend className={styles.legend}>{t('pay.methods')}</legend>
          <div className={isMissing ? styles.error : undefined}>
            <FieldNotes
              id={`${id}-notes`}
              error={isMissing ? t('pay.missing.method') : undefined}
            />
          </div>
          <div className={styles.ways}>
            {cardWay &&
              savedCards.map((card) => (
                <SavedCardOption
                  key={card.id}
                  card={card}
                  group={id}
                  problem={cardWay.problem}
                  isChosen={choice?.savedCardId === card.id}
                  onChoose={() => choose({ method: cardWay.method.code, savedCardId: card.id })}
                />
              ))}
            {ways.map(({ method, problem, fee }) => {
              const isChosen = choice?.method === method.code && !choice.savedCardId;
              return (
                <PaymentOption
                  key={method.code}
                  group={id}
                  name={t(
                    savedCards.length > 0
                      ? [`pay.other.${method.code}`, `pay.method.${method.code}`]
                      : `pay.method.${method.code}`,
                    { defaultValue: method.name },
                  )}
                  logos={method.logos}
                  fee={fee}
                  problem={problem}
                  isChosen={isChosen}
                  onChoose={() => choose({ method: method.code })}
                >
                  {isChosen && !problem && (
                    <MethodBody method={method} fee={fee} cardForm={cardForm} />
                  )}
                </PaymentOption>
              );
            })}
          </div>
        </fieldset>
      </FocusOnChange>
      <DeleteCardDialog savedCards={savedCards} />
    </>
  );
}
