import { useUnit } from 'effector-react';
import { type ReactNode, Suspense } from 'react';
import { ArrivalNote } from '../../delivery-days/ArrivalNote.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $isRegistered } from '../../session/model.ts';
import { $store } from '../../store-config/model.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/action/LinkButton.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import type { OptimisticDetails } from '../changes/optimistic.ts';
import styles from './BagSummary.module.css';
import { BagTotalLines } from './BagTotalLines.tsx';
import { bagTotalsOf, deliveredOf, hasGoods } from '../bag/totals.ts';
import { CustomsNote } from './CustomsNote.tsx';
import { FreeDelivery } from './FreeDelivery.tsx';
import { VoucherPlace } from '../vouchers/VoucherPlace.tsx';

type Props = {
  /** `null` while they load. */
  details: OptimisticDetails | null;
  onSignIn: () => void;
  sellingPoints?: ReactNode | undefined;
  /** Express payment (CRT-12). */
  express?: ReactNode | undefined;
};

export function BagSummary({ details, onSignIn, sellingPoints, express }: Props) {
  const { t } = useTranslation('cart');
  const { isRegistered, store } = useUnit({ isRegistered: $isRegistered, store: $store });
  const totals = details && bagTotalsOf(details, store.storeVat);
  return (
    <section className={styles.summary} aria-labelledby="bag-summary">
      <h2 id="bag-summary" className={styles.title}>
        {t('bag.summary')}
      </h2>
      {details && totals ? (
        <>
          <FreeDelivery bag={deliveredOf(details)} />
          <Suspense>
            <VoucherPlace />
          </Suspense>
          <BagTotalLines totals={totals} />
          <CustomsNote order={totals} />
          {hasGoods(details.lines) && (
            <ArrivalNote code={details.deliveryCode} general={t('bag.promise.delivery')} />
          )}
        </>
      ) : (
        <Skeleton shape="block" />
      )}
      <div className={styles.ways} data-no-print>
        <LinkButton to="/checkout/login" size="large" wide>
          {t('bag.checkout')}
        </LinkButton>
        {express}
      </div>
      <div className={styles.hint} data-no-print>
        <p>{t(isRegistered ? 'bag.registered' : 'bag.guest')}</p>
        {!isRegistered && (
          <Button variant="quiet" size="small" onClick={onSignIn}>
            {t('bag.guestAction')}
          </Button>
        )}
      </div>
      {sellingPoints ?? (
        <ul className={styles.promises}>
          <li className={styles.promise}>
            <Icon name="check" />
            {t('bag.promise.returns')}
          </li>
        </ul>
      )}
    </section>
  );
}
