import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { contentPathOf } from '../../../content/paths.ts';
import { $store } from '../../../store-config/model.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { TaggedText } from '../../../ui/i18n/TaggedText.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { $hasPaymentMethodNotSelectedError } from '../pay/pay-model.ts';
import { $paymentTermsAccepted, $paymentTermsError, acceptTerms } from '../pay/terms-model.ts';

type Props = {
  presses: number;
  /** True if no form above shows errors of its own. */
  isFirst: boolean;
};

/** CHK-09: checkbox to accept the terms. */
export function Terms({ presses, isFirst }: Props) {
  const { t } = useTranslation('checkout');
  const place = useRef<HTMLDivElement>(null);
  const { isAccepted, isWrong, isMethodMissing, store, accept } = useUnit({
    isAccepted: $paymentTermsAccepted,
    isWrong: $paymentTermsError,
    isMethodMissing: $hasPaymentMethodNotSelectedError,
    store: $store,
    accept: acceptTerms,
  });

  // Focuses the first error; a card form with an invalid field has the focus already.
  useEffect(() => {
    const focused = place.current?.ownerDocument.activeElement;
    const isElsewhere = !isFirst && focused?.matches('[aria-invalid=true]') === true;
    if (presses > 0 && isWrong && !isMethodMissing && !isElsewhere)
      place.current?.querySelector('input')?.focus();
  }, [presses, isWrong, isMethodMissing, isFirst]);

  return (
    <div ref={place}>
      <Checkbox
        name="terms"
        checked={isAccepted}
        required
        label={
          <TaggedText
            text={t('pay.terms')}
            tags={(['terms', 'privacy'] as const).map((page) => (words) => (
              <Link to={contentPathOf(store, page)} target="_blank">
                {words}
              </Link>
            ))}
          />
        }
        error={isWrong ? t('pay.missing.terms') : undefined}
        onChange={(isChecked) => accept({ isAccepted: isChecked })}
      />
    </div>
  );
}
