import { useUnit } from 'effector-react';
import { errorText, shownErrors } from '../ports/http/error-list.ts';
import type { ShopError } from '../ports/http/errors.ts';
import { $store } from '../store-config/model.ts';
import { Alert } from '../ui/feedback/Alert.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';

/** Error of a failed change; no errors means that no answer was received. */
export function MembershipFailure({ errors }: { errors: readonly ShopError[] }) {
  const { t } = useTranslation('myAccount');
  const store = useUnit($store);
  if (errors.length === 0) return <Alert>{t('membership.error.unreachable')}</Alert>;
  const [first] = shownErrors(errors, store);
  if (!first) return <Alert>{t('membership.error.unknown')}</Alert>;
  return <Alert>{errorText(t, first, 'membership.error')}</Alert>;
}
