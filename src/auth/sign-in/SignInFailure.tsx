import { useUnit } from 'effector-react';
import { errorText, shownErrors } from '../../ports/http/error-list.ts';
import { $store } from '../../store-config/model.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $signInState } from '../model.ts';

/** AUT-22, AUT-24: the reason for a refused sign-in, below the form. */
export function SignInFailure() {
  const { t } = useTranslation(['account', 'myAccount']);
  const { state, store } = useUnit({ state: $signInState, store: $store });
  if (state.status === 'migrating') {
    return <Alert severity="info">{t('signIn.migrating')}</Alert>;
  }
  if (state.status !== 'failed') return null;
  if (state.errors.length === 0) return <Alert>{t('signIn.unreachable')}</Alert>;
  const [first] = shownErrors(state.errors, store);
  if (!first) return <Alert>{t('error.unknown')}</Alert>;
  return <Alert>{errorText(t, first, 'myAccount:signIn', 'error')}</Alert>;
}
