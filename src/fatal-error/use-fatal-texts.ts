import { useTranslation } from '../ui/i18n/use-translation.ts';

/** FTL-07 */
export function useFatalTexts(): { title: string; subtitle: string; refresh: string } {
  const { t } = useTranslation('common');
  return {
    title: t('FATAL_ERROR_OOPS'),
    subtitle: t('FATAL_ERROR_CONTINUE'),
    refresh: t('FATAL_ERROR_REFRESH'),
  };
}
