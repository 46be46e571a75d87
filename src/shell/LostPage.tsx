import { PageFailure } from '../ui/feedback/PageFailure.tsx';
import { useRetry } from '../ui/hooks/use-retry.ts';
import type { LostViewProps } from '../ui/lost-views.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';

/** Error message between header and footer if a page failed to load. */
export function LostPage({ onRetry, isAsking }: LostViewProps) {
  const { t } = useTranslation('common');
  const retry = useRetry(onRetry, true);
  return (
    <PageFailure
      title={t('late.page.title')}
      retry={{ label: t('late.retry'), onRetry: retry, isBusy: isAsking }}
      way={{ label: t('late.home'), to: '/' }}
    >
      {t('late.page.text')}
    </PageFailure>
  );
}
