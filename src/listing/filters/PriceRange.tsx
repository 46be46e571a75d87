import { useUnit } from 'effector-react';
import { type FocusEvent, type FormEvent, useId, useState } from 'react';
import { formatMoney, parseMoney } from '../../commerce/money.ts';
import { $store } from '../../store-config/model.ts';
import { Button } from '../../ui/action/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { choosePrice } from './filters-model.ts';
import { $listingParams } from './params-model.ts';
import styles from './PriceRange.module.css';
import { typedPrice, boundText } from './typed-price.ts';

type Side = 'min' | 'max';

/** LST-12: price bounds of the shopper. An invalid amount stays in the field with an error. */
export function PriceRange() {
  const { t } = useTranslation('catalogue');
  const id = useId();
  const { store, params, choose } = useUnit({
    store: $store,
    params: $listingParams,
    choose: choosePrice,
  });
  const user = params.userPriceSelection;
  const response = params.responsePriceFilterQueryParams;
  const initial = params.initialPriceFilterQueryParams;
  const chosen = { min: user.min ?? '', max: user.max ?? '' };
  const written = (bound: string) => boundText(bound, store.locale);
  const asChosen = { min: written(chosen.min), max: written(chosen.max), chosen };
  const [texts, setTexts] = useState({ ...asChosen, isLookedAt: false });
  // The bounds have changed, here or by a chip.
  if (texts.chosen.min !== chosen.min || texts.chosen.max !== chosen.max)
    setTexts({ ...asChosen, isLookedAt: false });
  const typed = typedPrice(texts);
  const problems = texts.isLookedAt ? typed.problems : {};

  function apply(): void {
    const isGood = Object.keys(typed.problems).length === 0;
    setTexts({ ...texts, isLookedAt: !isGood });
    if (isGood && (typed.min !== user.min || typed.max !== user.max))
      choose({ min: typed.min ?? '', max: typed.max ?? '' });
  }

  function submitted(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    apply();
  }

  function left({ currentTarget: { form }, relatedTarget }: FocusEvent<HTMLInputElement>): void {
    if (!form?.contains(relatedTarget)) apply();
  }

  function amount(text: string): string {
    return formatMoney(parseMoney(Number(text).toFixed(2)), store);
  }

  function field(side: Side) {
    const problem = problems[side];
    return {
      label: t(`listing.filters.${side}`),
      name: side,
      inputMode: 'decimal',
      autoComplete: 'off',
      maxLength: 12,
      value: texts[side],
      placeholder: written(response[side] ?? initial[side] ?? '') || undefined,
      error: problem && t(`listing.filters.${problem}`, { min: amount(typed.min ?? '0') }),
      onChange: (text: string) => setTexts({ ...texts, [side]: text }),
      onBlur: left,
    } as const;
  }

  return (
    <form
      method="dialog"
      className={styles.range}
      noValidate
      aria-describedby={`${id}-all`}
      onSubmit={submitted}
    >
      {initial.min !== null && initial.max !== null && (
        <p id={`${id}-all`} className={styles.all}>
          {t('listing.filters.range', { min: amount(initial.min), max: amount(initial.max) })}
        </p>
      )}
      <TextField {...field('min')} />
      <TextField {...field('max')} />
      <Button type="submit" variant="secondary">
        {t('listing.filters.apply')}
      </Button>
    </form>
  );
}
