import { useUnit } from 'effector-react';
import { minutesIn } from '../ports/http/countdown.ts';
import { errorText, shownErrors } from '../ports/http/error-list.ts';
import { $store } from '../store-config/model.ts';
import { Alert } from '../ui/feedback/Alert.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import type { ContactMessageState } from './contact-message.ts';

/** Reason that a message was not sent. The form retains the text. */
export function ContactMessageFailure({ state }: { state: ContactMessageState }) {
  const { t } = useTranslation('contactUs');
  const store = useUnit($store);
  if (state.status === 'throttled')
    return (
      <Alert severity="warning" urgent>
        {t('failed.throttled', { count: Math.max(1, minutesIn(state.seconds)) })}
      </Alert>
    );
  if (state.status !== 'failed') return null;
  const [first] = shownErrors(state.errors, store);
  if (!first) return <Alert>{t('failed.unreachable')}</Alert>;
  return <Alert>{errorText(t, first, 'failed')}</Alert>;
}
