import { useUnit } from 'effector-react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { ErrorNotice } from '../ui/ErrorNotice.tsx';
import { errorTexts } from './auth.ts';
import { $signInState } from './model.ts';

/** AUT-22, AUT-24: why the sign-in did not succeed, below the fields. */
export function SignInFailure() {
  const { t } = useTranslation('account');
  const state = useUnit($signInState);
  if (state.status === 'migrating') {
    return <ErrorNotice severity="info">{t('signIn.migrating')}</ErrorNotice>;
  }
  if (state.status !== 'failed') return null;
  const [first] = state.errors;
  if (!first) return <ErrorNotice>{t('signIn.unreachable')}</ErrorNotice>;
  return <ErrorNotice>{t(errorTexts(first), { ...first.errorParameters })}</ErrorNotice>;
}
