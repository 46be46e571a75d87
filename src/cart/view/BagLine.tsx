import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { frontPictureOf } from '../../kernel/picture.ts';
import { localSizeText } from '../../commerce/local-size.ts';
import { $sizeSystem } from '../../store-config/size-system-model.ts';
import { $limits } from '../../store-config/limits-model.ts';
import { IconButton } from '../../ui/action/IconButton.tsx';
import { Picture } from '../../ui/tile/Picture.tsx';
import styles from './BagLine.module.css';
import { errorTextKey } from '../bag/bag-error.ts';
import { $busyLineIds, changeQuantity, removeLine } from '../changes/changes-model.ts';
import type { CartLine } from '../bag/contract.ts';
import { itemDiscountTextOf } from '../bag/line.ts';
import { $lineErrors } from '../changes/line-errors-model.ts';
import { LineNotes } from './LineNotes.tsx';
import { LinePrice } from './LinePrice.tsx';
import { mostOf } from '../bag/quantity.ts';
import { QuantityField } from './QuantityField.tsx';
import { $lineStock } from '../changes/stock-model.ts';

type Props = {
  line: CartLine;
  size: 'small' | 'large';
  /** True for a line just added; it is highlighted. */
  isNew?: boolean | undefined;
  /** Additional actions. */
  more?: ReactNode | undefined;
};

/** One line of the bag, in the mini bag (small) or on the bag page (large). */
export function BagLine({ line, size, isNew = false, more }: Props) {
  const { t } = useTranslation('cart');
  const { busyLineIds, errors, stock, limits, system, ...wishes } = useUnit({
    system: $sizeSystem,
    busyLineIds: $busyLineIds,
    errors: $lineErrors,
    stock: $lineStock,
    limits: $limits,
    changeQuantity,
    removeLine,
  });
  const { id, name, colour, url, quantity } = line;
  const bin = useRef<HTMLDivElement>(null);
  const available = stock[line.variantId];
  const max = limits.giftCardBasketMax;
  const error = errors[id];
  const errorText = error && t(errorTextKey(error), { max });
  const isBack = error?.doing === 'remove';
  const discountText = itemDiscountTextOf(line);

  // A restored line restores the focus to its button.
  useEffect(() => {
    const button = bin.current?.querySelector('button');
    const focused = button?.ownerDocument.activeElement;
    if (isBack && focused?.contains(button ?? null)) button?.focus();
  }, [isBack]);

  return (
    <li
      data-card
      className={styles.line}
      data-size={size}
      data-new={isNew || undefined}
      aria-busy={busyLineIds.includes(id) || undefined}
    >
      <div className={styles.picture}>
        <Picture
          pictureId={frontPictureOf(line.productId)}
          alt=""
          sizes={size === 'small' ? '6rem' : '(width < 46.3125em) 7rem, 11rem'}
        />
      </div>
      <div className={styles.facts}>
        <p className={styles.name}>
          <Link data-card-link to={url} className={styles.link}>
            {name}
          </Link>
        </p>
        <p className={styles.detail}>
          {[colour, localSizeText(line.size, line.sizeKind, system)].filter(Boolean).join(', ')}
        </p>
        {discountText !== '' && <p className={styles.discount}>{discountText}</p>}
      </div>
      <div className={styles.foot}>
        <div className={styles.quantity}>
          <QuantityField
            name={name}
            value={quantity}
            most={mostOf(line.giftCard ? max : available)}
            onChange={(wanted) => wishes.changeQuantity({ lineId: id, quantity: wanted })}
            error={isBack ? undefined : errorText}
          />
        </div>
        <LinePrice line={line} />
        {more && <div className={styles.more}>{more}</div>}
      </div>
      <div className={styles.notes}>
        <LineNotes
          quantity={quantity}
          available={available}
          error={isBack ? errorText : undefined}
          onTake={(wanted) => wishes.changeQuantity({ lineId: id, quantity: wanted })}
          onRemove={() => wishes.removeLine({ lineId: id })}
        />
      </div>
      <div ref={bin} className={styles.remove} data-no-print>
        <IconButton
          icon="bin"
          label={t('bag.remove', { name })}
          onClick={() => wishes.removeLine({ lineId: id })}
        />
      </div>
    </li>
  );
}
