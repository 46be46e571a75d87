import { useUnit } from 'effector-react';
import { errorTextKeys, shownErrors } from '../ports/http/error-list.ts';
import { $store } from '../store-config/model.ts';
import { ErrorNotice } from '../ui/feedback/Alert.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $signInState } from './model.ts';

/** AUT-22, AUT-24: why the sign-in did not succeed, below the fields. */
export function SignInFailure() {
  const { t } = useTranslation('account');
  const { state, store } = useUnit({ state: $signInState, store: $store });
  if (state.status === 'migrating') {
    return <ErrorNotice severity="info">{t('signIn.migrating')}</ErrorNotice>;
  }
  if (state.status !== 'failed') return null;
  if (state.errors.length === 0) return <ErrorNotice>{t('signIn.unreachable')}</ErrorNotice>;
  const [first] = shownErrors(state.errors, store);
  if (!first) return <ErrorNotice>{t('error.unknown')}</ErrorNotice>;
  return (
    <ErrorNotice>{t(errorTextKeys(first, 'error'), { ...first.errorParameters })}</ErrorNotice>
  );
}
