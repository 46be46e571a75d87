import { Alert } from '../ui/feedback/Alert.tsx';
import { useRetry } from '../ui/hooks/use-retry.ts';
import type { LostViewProps } from '../ui/lost-views.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';

/** Error message in place of a page part that failed to load. */
export function LostPart({ onRetry, isAsking }: LostViewProps) {
  const { t } = useTranslation('common');
  const retry = useRetry(onRetry);
  return (
    <Alert actionLabel={t('late.retry')} onAction={retry} busy={isAsking}>
      {t('late.part')}
    </Alert>
  );
}
