import { useUnit } from 'effector-react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Toasts } from '../ui/overlay/Toasts.tsx';
import { $notices, dismiss, takeAction } from './model.ts';

/** Current notices of the shop. */
export function NoticeList() {
  const { t } = useTranslation(['common', 'cart', 'account']);
  const { notices, ...wishes } = useUnit({ notices: $notices, dismiss, takeAction });
  return (
    <Toasts
      regionLabel={t('common:shell.messages')}
      closeLabel={t('common:action.close')}
      toasts={notices.map(({ id, severity, key, params, actionKey }) => ({
        id,
        severity,
        text: t(key, params),
        actionLabel: actionKey === undefined ? undefined : t(actionKey),
      }))}
      onAction={(id) => wishes.takeAction({ id })}
      onClose={(id) => wishes.dismiss({ id })}
    />
  );
}
