import { useUnit } from 'effector-react';
import type { CartLine } from '../../cart/bag/contract.ts';
import { totalOf } from '../../cart/bag/line.ts';
import { localSizeText } from '../../commerce/local-size.ts';
import { formatMoney } from '../../commerce/money.ts';
import { frontPictureOf } from '../../kernel/picture.ts';
import { $store } from '../../store-config/model.ts';
import { $sizeSystem } from '../../store-config/size-system-model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Picture } from '../../ui/tile/Picture.tsx';
import styles from './Summary.module.css';

type Props = {
  line: CartLine;
};

/** One line of the order, read-only; edits are made in the bag. */
export function SummaryLine({ line }: Props) {
  const { t } = useTranslation('checkout');
  const { store, system } = useUnit({ store: $store, system: $sizeSystem });
  const { name, colour, size, quantity, productId } = line;
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture pictureId={frontPictureOf(productId)} alt="" sizes="4rem" />
      </div>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>
          {[colour, localSizeText(size, line.sizeKind, system)].filter(Boolean).join(', ')}
        </p>
        <p className={styles.detail}>{t('summary.quantity', { count: quantity })}</p>
      </div>
      <p className={styles.price}>{formatMoney(totalOf(line), store)}</p>
    </li>
  );
}
