import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import type { FoundCase } from './cases.ts';

/** The shopper's message, or the cause of a case without one. */
export function CaseWords({ message, cause }: Pick<FoundCase, 'message' | 'cause'>) {
  const { t } = useTranslation('studio');
  return message || t(`library.cause.${cause}`, { defaultValue: cause });
}
