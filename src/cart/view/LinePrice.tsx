import { useUnit } from 'effector-react';
import { formatMoney } from '../../commerce/money.ts';
import { $store } from '../../store-config/model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Price } from '../../ui/tile/Price.tsx';
import styles from './BagLine.module.css';
import type { CartLine } from '../bag/contract.ts';
import { priceOf, totalOf } from '../bag/line.ts';

type Props = {
  line: CartLine;
};

/** Current and former price of a line, and the price of one piece. */
export function LinePrice({ line }: Props) {
  const { t } = useTranslation('cart');
  const store = useUnit($store);
  const { price, wasPrice, displayPrefix, unitPrice } = priceOf(line);
  const total = totalOf(line);
  const was = wasPrice ?? (total < price ? price : undefined);
  return (
    <div className={styles.price}>
      <Price
        price={formatMoney(total, store)}
        wasPrice={was === undefined ? undefined : formatMoney(was, store)}
        nowLabel={t('price.now')}
        wasLabel={t('price.was')}
      />
      {displayPrefix !== '' && (
        <p className={styles.unit}>
          {displayPrefix} {formatMoney(unitPrice, store)}
        </p>
      )}
    </div>
  );
}
