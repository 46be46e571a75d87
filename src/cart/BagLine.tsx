import { useUnit } from 'effector-react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Link } from '../ui/Link.tsx';
import { formatMoney } from '../kernel/money.ts';
import { frontPictureOf } from '../kernel/picture.ts';
import { $store } from '../store-config/model.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Price } from '../ui/Price.tsx';
import { Select } from '../ui/Select.tsx';
import styles from './BagLine.module.css';
import { $busyLineIds, changeQuantity, removeLine } from './changes-model.ts';
import type { CartLine } from './contract.ts';
import { itemDiscountTextOf, priceOf, totalOf } from './line.ts';
import { quantityChoices } from './quantity.ts';

type Props = {
  line: CartLine;
  size: 'small' | 'large';
  /** Just added: the eye should find it. */
  isNew?: boolean | undefined;
};

/** One line of the bag, in the mini bag (small) or on the bag page (large). */
export function BagLine({ line, size, isNew = false }: Props) {
  const { t } = useTranslation('cart');
  const { store, busyLineIds, ...wishes } = useUnit({
    store: $store,
    busyLineIds: $busyLineIds,
    changeQuantity,
    removeLine,
  });
  const { id, name, colour, url, quantity } = line;
  const isBusy = busyLineIds.includes(id);
  const { price, wasPrice, displayPrefix, unitPrice } = priceOf(line);
  const total = totalOf(line);
  const was = wasPrice ?? (total < price ? price : undefined);
  const discountText = itemDiscountTextOf(line);

  return (
    <li
      className={styles.line}
      data-size={size}
      data-new={isNew || undefined}
      aria-busy={isBusy || undefined}
    >
      <div className={styles.picture}>
        <Picture
          pictureId={frontPictureOf(line.productId)}
          alt=""
          sizes={size === 'small' ? '6rem' : '(width < 741px) 7rem, 11rem'}
        />
      </div>
      <div className={styles.facts}>
        <p className={styles.name}>
          <Link to={url} className={styles.link}>
            {name}
          </Link>
        </p>
        <p className={styles.detail}>{[colour, line.size].filter(Boolean).join(', ')}</p>
        {discountText !== '' && <p className={styles.discount}>{discountText}</p>}
      </div>
      <div className={styles.foot}>
        <div className={styles.quantity}>
          <Select
            label={t('bag.quantityOf', { name })}
            hideLabel
            name={`quantity-${id}`}
            value={String(quantity)}
            options={quantityChoices(quantity).map((choice) => ({
              value: String(choice),
              label: String(choice),
            }))}
            onChange={(value) => wishes.changeQuantity({ lineId: id, quantity: Number(value) })}
          />
        </div>
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
      </div>
      <div className={styles.remove} data-no-print>
        <IconButton
          icon="bin"
          label={t('bag.remove', { name })}
          onClick={() => wishes.removeLine({ lineId: id })}
        />
      </div>
    </li>
  );
}
