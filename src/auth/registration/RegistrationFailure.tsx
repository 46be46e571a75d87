import { useUnit } from 'effector-react';
import { errorText, shownErrors } from '../../ports/http/error-list.ts';
import { minutesIn } from '../../ports/http/countdown.ts';
import { $store } from '../../store-config/model.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { ALREADY_REGISTERED, type RegistrationState } from './registration.ts';

type Props = {
  state: RegistrationState;
  onSignIn: () => void;
};

/** Reason that the registration failed, and the remedy. */
export function RegistrationFailure({ state, onSignIn }: Props) {
  const { t } = useTranslation('myAccount');
  const store = useUnit($store);
  if (state.status === 'throttled')
    return (
      <Alert severity="warning" urgent>
        {t('registration.failed.throttled', { count: Math.max(1, minutesIn(state.seconds)) })}
      </Alert>
    );
  if (state.status !== 'failed') return null;
  if (state.errors.length === 0) return <Alert>{t('registration.failed.unreachable')}</Alert>;
  const [first] = shownErrors(state.errors, store);
  if (!first) return <Alert>{t('registration.failed.unknown')}</Alert>;
  const text = errorText(t, first, 'registration.failed');
  if (first.errorKey !== ALREADY_REGISTERED) return <Alert>{text}</Alert>;
  return (
    <Alert severity="info" urgent actionLabel={t('registration.failed.signIn')} onAction={onSignIn}>
      {text}
    </Alert>
  );
}
