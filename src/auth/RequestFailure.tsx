import { useUnit } from 'effector-react';
import { minutesIn } from '../ports/http/countdown.ts';
import { errorText, shownErrors } from '../ports/http/error-list.ts';
import { $store } from '../store-config/model.ts';
import { Alert } from '../ui/feedback/Alert.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import type { Submission } from '../ports/http/submission.ts';

/** AUT-25: reason that no mail was sent; shows the first error. */
export function RequestFailure({ state }: { state: Submission }) {
  const { t } = useTranslation('myAccount');
  const store = useUnit($store);
  if (state.status === 'throttled')
    return (
      <Alert severity="warning" urgent>
        {t('request.throttled', { count: Math.max(1, minutesIn(state.seconds)) })}
      </Alert>
    );
  if (state.status !== 'failed') return null;
  if (state.errors.length === 0) return <Alert>{t('request.unreachable')}</Alert>;
  const [first] = shownErrors(state.errors, store);
  if (!first) return <Alert>{t('request.unknown')}</Alert>;
  return <Alert>{errorText(t, first, 'request')}</Alert>;
}
