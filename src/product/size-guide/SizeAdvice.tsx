import { useTranslation } from '../../ui/i18n/use-translation.ts';
import type { ChosenSize } from '../choice/remembered-size.ts';
import type { Product } from '../contract.ts';
import type { AxisAdvice } from './advice.ts';
import styles from './MeasuresForm.module.css';

type Props = {
  sizes: readonly AxisAdvice[];
  sizeText: (size: ChosenSize) => string;
  /** Cut of the product. */
  advice: Product['sizeAdvice'];
};

/** The advised size, announced when it is known. */
export function SizeAdvice({ sizes, sizeText, advice }: Props) {
  const { t } = useTranslation('catalogue');
  const size = sizeText(chosenOf(sizes));
  const isOutside = sizes.some(({ status }) => status === 'outside');
  const isMade = sizes.every(({ status }) => status !== 'notMade');
  const isCut = advice !== undefined && sizes.some(({ axis }) => axis !== 'length');
  return (
    <div role="status">
      {sizes.length > 0 && (
        <p className={styles.advice}>
          <strong>
            {isOutside ? t('product.fit.outside', { size }) : t('product.fit.take', { size })}
          </strong>{' '}
          {!isOutside && isCut && t(`product.fit.because.${advice}`)}{' '}
          {!isOutside && !isMade && t('product.fit.notMade')}
        </p>
      )}
    </div>
  );
}

function chosenOf(sizes: readonly AxisAdvice[]): ChosenSize {
  const sizeOn = (wanted: AxisAdvice['axis']) =>
    sizes.find(({ axis }) => axis === wanted)?.size ?? null;
  return { size: sizeOn('size'), width: sizeOn('width'), length: sizeOn('length') };
}
