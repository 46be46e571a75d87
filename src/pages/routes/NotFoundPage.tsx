import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/action/LinkButton.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('common');
  return (
    <EmptyState
      headingLevel={1}
      title={t('notFound.title')}
      actions={<LinkButton to="/">{t('notFound.action')}</LinkButton>}
    >
      <p>{t('notFound.text')}</p>
    </EmptyState>
  );
}
