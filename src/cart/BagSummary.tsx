import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $isRegistered } from '../session/model.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './BagSummary.module.css';
import { BagTotalLines } from './BagTotalLines.tsx';
import type { CartDetails } from './contract.ts';
import { FreeDelivery } from './FreeDelivery.tsx';

type Props = {
  /** `null` while they are under way. */
  details: CartDetails | null;
  onSignIn: () => void;
  sellingPoints?: ReactNode | undefined;
};

export function BagSummary({ details, onSignIn, sellingPoints }: Props) {
  const { t } = useTranslation('cart');
  const isRegistered = useUnit($isRegistered);
  return (
    <section className={styles.summary} aria-labelledby="bag-summary">
      <h2 id="bag-summary" className={styles.title}>
        {t('bag.summary')}
      </h2>
      {details ? (
        <>
          <FreeDelivery value={details.goods - details.discount} from={details.freeShippingFrom} />
          <BagTotalLines details={details} />
        </>
      ) : (
        <Skeleton shape="block" />
      )}
      <div className={styles.hint} data-no-print>
        <p>{t(isRegistered ? 'bag.registered' : 'bag.guest')}</p>
        {!isRegistered && (
          <Button variant="secondary" wide onClick={onSignIn}>
            {t('bag.guestAction')}
          </Button>
        )}
      </div>
      {sellingPoints ?? (
        <ul className={styles.promises}>
          <li className={styles.promise}>
            <Icon name="truck" />
            {t('bag.promise.delivery')}
          </li>
          <li className={styles.promise}>
            <Icon name="check" />
            {t('bag.promise.returns')}
          </li>
        </ul>
      )}
    </section>
  );
}
