import { useUnit } from 'effector-react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Drawer } from '../../ui/overlay/Drawer.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { FocusOnChange } from '../../ui/overlay/FocusOnChange.tsx';
import { useYielding } from '../../ui/overlay/use-yielding.ts';
import { LinkButton } from '../../ui/action/LinkButton.tsx';
import { $bagCount } from '../bag/bag-model.ts';
import { BagFailure } from './BagFailure.tsx';
import { BagNotices } from './BagNotices.tsx';
import { BagSkeleton } from './BagSkeleton.tsx';
import styles from './MiniBag.module.css';
import { MiniBagFoot } from './MiniBagFoot.tsx';
import { MiniBagLines } from './MiniBagLines.tsx';
import { $isMiniBagOpen, closeMiniBag } from '../bag/mini-bag-model.ts';
import { $shownMiniBag } from '../changes/shown-model.ts';

/** Bag drawer: opens on an add, or from the header. */
export function MiniBag() {
  const { t } = useTranslation(['cart', 'common']);
  const { isOpen, count, miniBag, close } = useUnit({
    isOpen: $isMiniBagOpen,
    count: $bagCount,
    miniBag: $shownMiniBag,
    close: closeMiniBag,
  });
  const isComing = miniBag.status === 'unknown' || (miniBag.status === 'empty' && count !== 0);
  return (
    <Drawer
      open={useYielding(isOpen, close)}
      onClose={() => close()}
      title={count ? t('cart:bag.titleWithCount', { count }) : t('cart:bag.title')}
      closeLabel={t('common:action.close')}
      footer={count && miniBag.status === 'loaded' ? <MiniBagFoot bag={miniBag.bag} /> : undefined}
    >
      <FocusOnChange label={t('cart:bag.title')} content={`${miniBag.status} ${count}`}>
        <BagNotices />
        {isComing && <BagSkeleton size="small" />}
        {miniBag.status === 'failed' && (
          <div className={styles.compact}>
            <BagFailure headingLevel={2} />
          </div>
        )}
        {count === 0 && (
          <div className={styles.compact}>
            <EmptyState
              title={t('cart:bag.empty.title')}
              actions={<LinkButton to="/new">{t('cart:bag.empty.action')}</LinkButton>}
            >
              {t('cart:bag.empty.help')}
            </EmptyState>
          </div>
        )}
        {count && miniBag.status === 'loaded' ? <MiniBagLines bag={miniBag.bag} /> : null}
      </FocusOnChange>
    </Drawer>
  );
}
