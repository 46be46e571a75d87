import { useUnit } from 'effector-react';
import { $store } from '../../store-config/model.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/action/LinkButton.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';

/** RTE-31: identifies the running shop for tests. */
export function EndToEndPage() {
  const { t } = useTranslation('common');
  const { storeName, locale, currencyCode } = useUnit($store);
  return (
    <EmptyState
      headingLevel={1}
      title={t('page.endToEnd')}
      actions={<LinkButton to="/">{t('notFound.action')}</LinkButton>}
    >
      <p>{[storeName, locale, currencyCode].join(' · ')}</p>
    </EmptyState>
  );
}
