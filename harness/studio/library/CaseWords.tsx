import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import type { FoundCase } from './cases.ts';

/** What the shopper said, or why there is a case without a word. */
export function CaseWords({ message, cause }: Pick<FoundCase, 'message' | 'cause'>) {
  const { t } = useTranslation('studio');
  return message || t(`library.cause.${cause}`, { defaultValue: cause });
}
