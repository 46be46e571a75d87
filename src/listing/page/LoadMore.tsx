import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/action/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './LoadMore.module.css';
import { loadMore } from '../model.ts';
import { $more } from '../pagination-model.ts';

type Props = {
  /** Number of products before those shown. */
  offset: number;
  /** Number of products shown. */
  count: number;
  total: number;
};

/** LST-04: button that appends the next page. It is beside the lists of tiles. */
export function LoadMore({ offset, count, total }: Props) {
  const { t } = useTranslation('catalogue');
  const { more, load } = useUnit({ more: $more, load: loadMore });
  const root = useRef<HTMLDivElement>(null);
  const asked = useRef<{ offset: number; count: number }>(null);

  // Focuses the first new tile without scrolling.
  useEffect(() => {
    const before = asked.current;
    if (!before || (before.offset === offset && before.count === count)) return;
    asked.current = null;
    if (before.offset !== offset) return;
    const tiles = root.current?.parentElement?.parentElement?.querySelectorAll(':scope > ul > li');
    tiles?.[before.count]?.querySelector('a')?.focus({ preventScroll: true });
  }, [offset, count]);

  function click() {
    asked.current = { offset, count };
    load();
  }

  return (
    <div ref={root} className={styles.more} data-no-print>
      <p className={styles.count} role="status">
        {t('listing.more.shown', { first: offset + 1, last: offset + count, total })}
      </p>
      {more.status === 'failed' ? (
        <Alert actionLabel={t('retry')} onAction={click}>
          {t('listing.more.failed')}
        </Alert>
      ) : (
        offset + count < total && (
          <Button variant="secondary" size="large" busy={more.status === 'loading'} onClick={click}>
            {t('listing.more.load')}
          </Button>
        )
      )}
    </div>
  );
}
