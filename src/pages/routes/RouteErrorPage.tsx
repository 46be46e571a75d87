import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Button } from '../../ui/action/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/action/LinkButton.tsx';

type Props = {
  onRetry: () => void;
};

export function RouteErrorPage({ onRetry }: Props) {
  const { t } = useTranslation('common');
  return (
    <EmptyState
      headingLevel={1}
      title={t('error.route.title')}
      actions={
        <>
          <Button onClick={onRetry}>{t('error.route.action')}</Button>
          <LinkButton to="/" variant="secondary">
            {t('error.route.home')}
          </LinkButton>
        </>
      }
    >
      <p>{t('error.route.text')}</p>
    </EmptyState>
  );
}
