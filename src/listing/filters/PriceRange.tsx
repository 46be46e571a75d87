import { useUnit } from 'effector-react';
import type { FocusEvent, FormEvent } from 'react';
import { Button } from '../../ui/action/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import type { Facet } from '../facet.ts';
import { $filters, choosePrice } from './filters-model.ts';
import styles from './PriceRange.module.css';

type Props = {
  facet: Facet;
};

/** LST-12: the shopper's own bounds; what the listing has stands in the fields that are empty. */
export function PriceRange({ facet: { values } }: Props) {
  const { t } = useTranslation('catalogue');
  const { filters, choose } = useUnit({ filters: $filters, choose: choosePrice });
  const [lowest, highest] = values;

  function apply(form: HTMLFormElement): void {
    const data = new FormData(form);
    const [min, max] = ['min', 'max'].map((name) => textOf(data.get(name)));
    if (min !== (filters.min ?? '') || max !== (filters.max ?? ''))
      choose({ min: min ?? '', max: max ?? '' });
  }

  function submitted(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    apply(event.currentTarget);
  }

  function left({ currentTarget: { form }, relatedTarget }: FocusEvent<HTMLInputElement>): void {
    if (form && !form.contains(relatedTarget)) apply(form);
  }

  return (
    <form
      key={`${filters.min} ${filters.max}`}
      className={styles.range}
      noValidate
      onSubmit={submitted}
    >
      <TextField
        label={t('listing.filters.min')}
        name="min"
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        defaultValue={filters.min ?? ''}
        placeholder={lowest?.label}
        onBlur={left}
      />
      <TextField
        label={t('listing.filters.max')}
        name="max"
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        defaultValue={filters.max ?? ''}
        placeholder={highest?.label}
        onBlur={left}
      />
      <Button type="submit" variant="secondary">
        {t('listing.filters.apply')}
      </Button>
    </form>
  );
}

/** An amount as people type it: `19,90` is `19.90`. */
function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim().replace(',', '.') : '';
}
