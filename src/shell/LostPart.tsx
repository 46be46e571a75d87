import { Alert } from '../ui/feedback/Alert.tsx';
import type { LostViewProps } from '../ui/lost-views.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';

/** What stands in the place of a part of a page that cannot be loaded. */
export function LostPart({ onRetry, isAsking }: LostViewProps) {
  const { t } = useTranslation('common');
  return (
    <Alert actionLabel={t('late.retry')} onAction={onRetry} busy={isAsking}>
      {t('late.part')}
    </Alert>
  );
}
