import { Suspense, useRef } from 'react';
import { $quickAddId, closeQuickAdd, openQuickAdd } from '../product/quick-add/open-model.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { useBoundEvent } from '../ui/hooks/use-bound-event.ts';
import { useSelected } from '../ui/hooks/use-selected.ts';
import { lazyView } from '../ui/lazy-view.ts';
import styles from './QuickAddButton.module.css';

const QuickAdd = lazyView(() => import('./QuickAdd.tsx'), 'QuickAdd', 'over');

type Props = {
  productId: string;
  name: string;
};

/** Opens the size choice of a product on its tile, over the foot of the picture. */
export function QuickAddButton({ productId, name }: Props) {
  const { t } = useTranslation('catalogue');
  const place = useRef<HTMLElement>(null);
  const open = useBoundEvent(openQuickAdd);
  const close = useBoundEvent(closeQuickAdd);
  const isOpen = useSelected($quickAddId, (openId) => openId === productId, false);
  return (
    <>
      <button
        ref={(button) => {
          place.current = button?.parentElement ?? null;
        }}
        data-no-print
        type="button"
        className={styles.opener}
        aria-label={t('quickAdd.openOf', { name })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ detail }) => {
          // Ignores the second half of a double press, which would close it again.
          if (detail > 1) return;
          if (isOpen) close();
          else open({ productId });
        }}
      >
        {t('quickAdd.open')}
      </button>
      <Suspense>{isOpen && <QuickAdd name={name} place={place} />}</Suspense>
    </>
  );
}
