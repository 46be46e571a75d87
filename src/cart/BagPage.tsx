import { useUnit } from 'effector-react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { useBrandLayout } from '../ui/brand-layout.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { $bagPage } from './bag-model.ts';
import { BagFailure } from './BagFailure.tsx';
import { BagLines } from './BagLines.tsx';
import { BagNotices } from './BagNotices.tsx';
import styles from './BagPage.module.css';
import { BagSkeleton } from './BagSkeleton.tsx';
import { BagSummary } from './BagSummary.tsx';

type Props = {
  onSignIn: () => void;
};

/** RTE-08: the shopping bag. */
export function BagPage({ onSignIn }: Props) {
  const { t } = useTranslation('cart');
  const page = useUnit($bagPage);
  const layout = useBrandLayout().facts;
  if (page.status === 'failed') return <BagFailure headingLevel={1} />;
  const details = page.status === 'loaded' ? page.details : null;
  if (page.status === 'empty' || details?.lines.length === 0) {
    return (
      <div className={styles.page} data-layout={layout}>
        <BagNotices />
        <div className={styles.empty}>
          <EmptyState
            headingLevel={1}
            title={t('bag.empty.title')}
            actions={<LinkButton to="/new">{t('bag.empty.action')}</LinkButton>}
          >
            {t('bag.empty.help')}
          </EmptyState>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.page} data-layout={layout}>
      <h1 className={styles.title}>{t('bag.title')}</h1>
      <BagNotices />
      <div className={styles.columns}>
        {details ? <BagLines lines={details.lines} size="large" /> : <BagSkeleton size="large" />}
        <BagSummary details={details} onSignIn={onSignIn} />
      </div>
    </div>
  );
}
