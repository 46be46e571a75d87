import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { $store } from '../../store-config/model.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lazyView } from '../../ui/lazy-view.ts';
import { useOnceTrue } from '../../ui/hooks/use-once-true.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { WithoutScript } from '../../ui/WithoutScript.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { useFormats } from '../../ui/i18n/use-formats.ts';
import type { Here } from './other-site.ts';
import styles from './StoreSwitcher.module.css';

const CountryDialog = lazyView(() => import('./CountryDialog.tsx'), 'CountryDialog', 'over');

type Props = {
  page: Here['page'];
};

/** Country, language and currency of the shop, and the dialog that changes them. */
export function StoreSwitcher({ page }: Props) {
  const { t, i18n } = useTranslation('common');
  const store = useUnit($store);
  const [isOpen, setIsOpen] = useState(false);
  const hasDialog = useOnceTrue(isOpen);
  const { language } = i18n;
  const { names } = useFormats();
  const parts = [store.countryCode, language, store.currencyCode].map(
    (code) => names[code] ?? code,
  );
  return (
    <>
      <button
        type="button"
        className={styles.place}
        aria-haspopup="dialog"
        title={t('country.change')}
        onClick={() => setIsOpen(true)}
      >
        <VisuallyHidden>{`${t('country.change')}: ${parts.join(', ')}`}</VisuallyHidden>
        <span aria-hidden>
          {parts.map((part) => (
            <span key={part} className={styles.part}>
              {part}
            </span>
          ))}
        </span>
        <Icon name="chevron-down" />
      </button>
      <WithoutScript place="country" />
      <Suspense>
        {hasDialog && <CountryDialog page={page} open={isOpen} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
