import type { ReactNode } from 'react';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { GiftChoice } from '../gift/GiftChoice.tsx';
import { BagLines } from './BagLines.tsx';
import { BagNotices } from './BagNotices.tsx';
import { BagSkeleton } from './BagSkeleton.tsx';
import type { OptimisticDetails } from '../changes/optimistic.ts';
import { BagSummary } from './BagSummary.tsx';
import type { CartLine } from '../bag/contract.ts';
import styles from './FilledBag.module.css';

type Props = {
  /** `null` while they load. */
  details: OptimisticDetails | null;
  onSignIn: () => void;
  sellingPoints?: ReactNode | undefined;
  more?: ((line: CartLine) => ReactNode) | undefined;
  express?: ReactNode | undefined;
};

export function FilledBag({ details, onSignIn, sellingPoints, more, express }: Props) {
  const { t } = useTranslation('cart');
  return (
    <>
      <h1 className={styles.title} data-layout={useBrandLayout().facts}>
        {t('bag.title')}
      </h1>
      <BagNotices />
      {details?.leftOut !== undefined && (
        <Alert severity="info">{t('bag.leftOut', { count: details.leftOut })}</Alert>
      )}
      <div className={styles.columns}>
        {details ? (
          <div className={styles.main}>
            <BagLines lines={details.lines} size="large" more={more} />
            {details.gift && <GiftChoice gift={details.gift} />}
          </div>
        ) : (
          <BagSkeleton size="large" />
        )}
        <BagSummary
          details={details}
          onSignIn={onSignIn}
          sellingPoints={sellingPoints}
          express={express}
        />
      </div>
    </>
  );
}
