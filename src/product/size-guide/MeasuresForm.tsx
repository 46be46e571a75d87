import { useUnit } from 'effector-react';
import { type FormEvent, useState } from 'react';
import type { LengthUnit } from '../../commerce/size-table.ts';
import { $shownUnit } from '../../store-config/size-system-model.ts';
import { Button } from '../../ui/action/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { useSizeText } from '../choice/use-size-text.ts';
import { $shownProduct } from '../model.ts';
import { $advice, $knownMeasures, forgetMeasures, keepMeasures } from './measures-model.ts';
import {
  type Measure,
  type Measures,
  boundsIn,
  convertedText,
  measureText,
  readMeasure,
} from './measures.ts';
import styles from './MeasuresForm.module.css';
import { SizeAdvice } from './SizeAdvice.tsx';

/** Unsaved text of the fields, and their unit. */
type Typed = { unit: LengthUnit; texts: Partial<Record<Measure, string>> };
type Errors = Partial<Record<Measure, 'noNumber' | 'outOfBounds'>>;

/** Form for the shopper's measures, stored on this device, with the advised size. */
export function MeasuresForm() {
  const { t } = useTranslation('catalogue');
  const { advice, known, product, unit, keep, forget } = useUnit({
    advice: $advice,
    known: $knownMeasures,
    product: $shownProduct,
    unit: $shownUnit,
    keep: keepMeasures,
    forget: forgetMeasures,
  });
  const sizeText = useSizeText(product);
  const [typed, setTyped] = useState<Typed>({ unit, texts: {} });
  const [errors, setErrors] = useState<Errors>({});
  if (!advice || !product || advice.asked.length === 0) return null;
  const { asked, sizes } = advice;

  function textOf(measure: Measure): string {
    const text = typed.texts[measure];
    if (text === undefined) return measureText(known[measure], unit);
    return typed.unit === unit ? text : convertedText(text, measure, typed.unit, unit);
  }

  function type(measure: Measure, text: string) {
    const texts = Object.fromEntries(asked.map((one) => [one, textOf(one)]));
    setTyped({ unit, texts: { ...texts, [measure]: text } });
  }

  function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found: Errors = {};
    const measures: Measures = {};
    for (const measure of asked) {
      const read = readMeasure(textOf(measure), measure, unit);
      if ('error' in read) found[measure] = read.error;
      else if (read.value !== null) measures[measure] = read.value;
    }
    setErrors(found);
    const first = asked.find((measure) => found[measure]);
    if (first) return form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    const others = Object.entries(known).filter(
      ([measure]) => !asked.some((one) => one === measure),
    );
    setTyped({ unit, texts: {} });
    keep({ ...Object.fromEntries(others), ...measures });
  }

  return (
    <form
      method="dialog"
      className={styles.form}
      noValidate
      onSubmit={submitted}
      aria-label={t('product.fit.title')}
    >
      <h3 className={styles.title}>{t('product.fit.title')}</h3>
      <p className={styles.small}>{t('product.fit.intro')}</p>
      <div className={styles.fields}>
        {asked.map((measure) => {
          const error = errors[measure];
          return (
            <TextField
              key={measure}
              label={t(`product.fit.measure.${measure}`, { unit: t(`product.fit.${unit}`) })}
              name={measure}
              inputMode="decimal"
              autoComplete="off"
              value={textOf(measure)}
              onChange={(text) => type(measure, text)}
              error={error && t(`product.fit.${error}`, boundsIn(measure, unit))}
            />
          );
        })}
      </div>
      <div className={styles.actions}>
        <Button type="submit" size="small">
          {t('product.fit.find')}
        </Button>
        {Object.keys(known).length > 0 && (
          <Button
            variant="quiet"
            size="small"
            onClick={({ currentTarget }) => {
              // This button unmounts with the measures: move the focus to the first field.
              currentTarget.form?.querySelector('input')?.focus();
              setTyped({ unit, texts: {} });
              setErrors({});
              forget();
            }}
          >
            {t('product.fit.forget')}
          </Button>
        )}
      </div>
      <SizeAdvice sizes={sizes} sizeText={sizeText} advice={product.sizeAdvice} />
    </form>
  );
}
