import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

type Props = {
  onRefresh: () => void;
};

// FTL-05, FTL-07
export function FatalError({ onRefresh }: Props) {
  const { t } = useTranslation('common');
  return (
    <main role="alert">
      <EmptyState
        headingLevel={1}
        title={t('FATAL_ERROR_OOPS')}
        actions={<Button onClick={onRefresh}>{t('FATAL_ERROR_REFRESH')}</Button>}
      >
        <p>{t('FATAL_ERROR_CONTINUE')}</p>
      </EmptyState>
    </main>
  );
}
