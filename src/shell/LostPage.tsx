import { Button } from '../ui/action/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../ui/action/LinkButton.tsx';
import { useRetry } from '../ui/hooks/use-retry.ts';
import type { LostViewProps } from '../ui/lost-views.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';

/** Error message between header and footer if a page failed to load. */
export function LostPage({ onRetry, isAsking }: LostViewProps) {
  const { t } = useTranslation('common');
  const retry = useRetry(onRetry, true);
  return (
    <div role="alert">
      <EmptyState
        headingLevel={1}
        title={t('late.page.title')}
        actions={
          <>
            <Button busy={isAsking} onClick={retry}>
              {t('late.retry')}
            </Button>
            <LinkButton to="/" variant="secondary">
              {t('late.home')}
            </LinkButton>
          </>
        }
      >
        <p>{t('late.page.text')}</p>
      </EmptyState>
    </div>
  );
}
