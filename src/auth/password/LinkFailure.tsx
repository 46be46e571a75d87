import { useUnit } from 'effector-react';
import { errorText, shownErrors } from '../../ports/http/error-list.ts';
import { $store } from '../../store-config/model.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import type { LinkState } from './link.ts';

/** Reason that a request with the link failed. */
export function LinkFailure({ state }: { state: LinkState }) {
  const { t } = useTranslation('myAccount');
  const store = useUnit($store);
  if (state.status !== 'failed') return null;
  if (state.errors.length === 0)
    return (
      <Alert>
        {t(state.purpose === 'password' ? 'request.unreachable' : 'link.problem.unreachable')}
      </Alert>
    );
  const [first] = shownErrors(state.errors, store);
  if (!first) return <Alert>{t('request.unknown')}</Alert>;
  return <Alert>{errorText(t, first, 'request')}</Alert>;
}
