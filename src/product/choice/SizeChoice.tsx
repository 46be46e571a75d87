import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import { $shownProduct } from '../model.ts';
import { $chosen, $selector, selectLength, selectSize, selectWidth } from './choice-model.ts';
import { $recalled, takeLastSize } from './remembered-size-model.ts';
import { $sizeAxes } from './size-axes.ts';
import { SizeAxes } from './SizeAxes.tsx';
import { SizeGuideButton } from './SizeGuideButton.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './RememberedSize.module.css';

/** The sizes of the product page, with its size guide. */
export function SizeChoice() {
  const { t } = useTranslation('catalogue');
  const { product, axes, selector, chosen, recalled, take, size, width, length } = useUnit({
    product: $shownProduct,
    axes: $sizeAxes,
    selector: $selector,
    chosen: $chosen,
    recalled: $recalled,
    take: takeLastSize,
    size: selectSize,
    width: selectWidth,
    length: selectLength,
  });
  const choose = { size, width, length };
  if (!product) return null;
  return (
    <>
      <SizeAxes
        product={product}
        axes={axes}
        selector={selector}
        chosen={chosen?.availability}
        aside={product.sizeGuideId !== undefined && <SizeGuideButton />}
        onChoose={(axis, value) => choose[axis]({ value })}
        recalled={recalled}
        onTake={() => take()}
      />
      {product.moreSizesUrl && (
        <Link className={styles.take} to={product.moreSizesUrl} data-no-print>
          {t('product.moreSizes')}
        </Link>
      )}
      {product.sizeAdvice && (
        <p className={styles.cut}>{t(`product.fit.cut.${product.sizeAdvice}`)}</p>
      )}
    </>
  );
}
