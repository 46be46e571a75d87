import { useUnit } from 'effector-react';
import { $userInfo } from '../session/model.ts';
import { Modal } from '../ui/overlay/Modal.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { AuthPanels } from './AuthPanels.tsx';
import { $dialogFlag, closeLogin } from './dialog-model.ts';
import { $hasBag } from './sign-out-model.ts';
import { $signInState } from './model.ts';
import { Button } from '../ui/action/Button.tsx';
import styles from './LoginDialog.module.css';
import { $authPanel } from './panel-model.ts';

/**
 * AUT-01…08: dialog for an expired session of a registered shopper. The page behind stays
 * unchanged.
 */
export function LoginDialog() {
  const { t } = useTranslation('account');
  const { flag, info, hasBag, state, panel, leave } = useUnit({
    flag: $dialogFlag,
    info: $userInfo,
    hasBag: $hasBag,
    state: $signInState,
    panel: $authPanel,
    leave: closeLogin,
  });
  const isOpen = flag === 'show';
  const leaveLabel = t('relogon.leave');
  // The mail confirmation contains the leave button (AUT-09, AUT-10).
  const isLeftInside = panel === 'ForgotPasswordSuccess';
  const foot = (
    <>
      {hasBag && <p className={styles.stays}>{t('relogon.bagStays')}</p>}
      {!isLeftInside && (
        <Button variant="quiet" wide busy={state.status === 'submitting'} onClick={() => leave()}>
          {leaveLabel}
        </Button>
      )}
    </>
  );
  return (
    <Modal
      open={isOpen}
      closable={false}
      title={t('relogon.title')}
      footer={hasBag || !isLeftInside ? foot : undefined}
    >
      {isOpen && (
        <AuthPanels
          panel={panel ?? 'Login'}
          source="relogon"
          hidesRegister
          canGoBack
          closeLabel={leaveLabel}
          onClose={() => leave()}
          welcome={t('relogon.welcome')}
          email={info.status === 'registered' ? info.userEmail : undefined}
        />
      )}
    </Modal>
  );
}
