import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $store } from '../../store-config/model.ts';
import { nameOf } from '../../kernel/intl.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $pickupType } from './dialog-model.ts';
import { FoundPoint } from './FoundPoint.tsx';
import { originOf } from './origin.ts';
import { pointsOf } from '../pickup.ts';
import styles from './PickupResults.module.css';
import { $lookedAtId } from './points-model.ts';
import { $search, retrySearch } from './search-model.ts';

const WAITING = ['first', 'second', 'third'];

/** Results of a search, or its empty or error message. */
export function PickupResults() {
  const { t, i18n } = useTranslation('checkout');
  const { search, pickupType, lookedAtId, store, retry } = useUnit({
    search: $search,
    pickupType: $pickupType,
    lookedAtId: $lookedAtId,
    store: $store,
    retry: retrySearch,
  });
  const list = useRef<HTMLOListElement>(null);
  const points = pointsOf(search ?? undefined);
  const origin = originOf(search ?? undefined);
  const country = nameOf('region', store.countryCode, i18n.language);
  const term = search?.search.by === 'term' ? search.search.term : '';

  useEffect(() => {
    const entry = list.current?.querySelector('[data-looked-at]');
    entry?.scrollIntoView?.({ block: 'nearest' });
  }, [lookedAtId]);

  return (
    <div className={styles.results}>
      <p role="status" className={styles.status}>
        {statusText()}
      </p>
      {search === null && <p className={styles.hint}>{t('pickup.start', { country })}</p>}
      {search?.status === 'loading' && (
        <div className={styles.waiting}>
          {WAITING.map((each) => (
            <Skeleton key={each} shape="block" />
          ))}
        </div>
      )}
      {search?.status === 'failed' && (
        <Alert actionLabel={t('pickup.retry')} onAction={() => retry({ pickupType })}>
          {t(`pickup.error.${search.key}`)}
        </Alert>
      )}
      {search?.status === 'ready' && points.length === 0 && (
        <p className={styles.hint}>{t('pickup.none.help', { country })}</p>
      )}
      <ol ref={list} className={styles.list}>
        {points.map((point, at) => (
          <li key={point.id} data-looked-at={point.id === lookedAtId || undefined}>
            <FoundPoint point={point} number={at + 1} origin={origin} />
          </li>
        ))}
      </ol>
    </div>
  );

  function statusText(): string {
    if (search?.status === 'loading') return t('pickup.looking');
    if (search?.status !== 'ready') return '';
    if (points.length === 0)
      return term === '' ? t('pickup.none.near') : t('pickup.none.term', { term });
    const count = points.length;
    if (origin?.isShopper) return t('pickup.found.near', { count });
    return origin
      ? t('pickup.found.from', { count, place: origin.name })
      : t('pickup.found.all', { count });
  }
}
