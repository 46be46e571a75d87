import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/action/Button.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import type { LinkState } from './link.ts';
import {
  $link,
  askAnotherLink,
  checkLinkAgain,
  confirmAccount,
  dismissLink,
} from './link-model.ts';
import { LinkFailure } from './LinkFailure.tsx';
import { confirmEmail, endNewsletter } from './pressed-link-model.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import styles from '../sign-in/SignInForm.module.css';

/** AUT-15: dialog for mailed links: new password, account, e-mail change, or newsletter opt-out. */
export function LinkDialog() {
  const { t } = useTranslation(['myAccount', 'common']);
  const { link, ...wishes } = useUnit({
    link: $link,
    checkAgain: checkLinkAgain,
    account: confirmAccount,
    email: confirmEmail,
    newsletter: endNewsletter,
    dismiss: dismissLink,
    askAnother: askAnotherLink,
  });
  const isOpen = link.status !== 'none';
  const place = useRef<HTMLDivElement>(null);
  const { status } = link;

  // While checking the link, the dialog had no element to focus.
  useEffect(() => {
    if (status === 'ready')
      place.current?.querySelector<HTMLElement>('[autofocus], [data-takes-focus]')?.focus();
  }, [status]);

  return (
    <Modal
      open={isOpen}
      onClose={() => wishes.dismiss()}
      closeLabel={t('common:action.close')}
      title={t(
        isOpen && link.purpose !== 'password' ? `link.${link.purpose}.title` : 'newPassword.title',
      )}
    >
      {isOpen && <div ref={place}>{shown(link)}</div>}
    </Modal>
  );

  function shown(state: Exclude<LinkState, { status: 'none' }>) {
    if (state.status === 'checking')
      return (
        <p className={styles.checking} role="status">
          {t('link.checking')}
        </p>
      );
    if (state.status === 'refused') return refused(state);
    const { purpose } = state;
    if (purpose === 'password') return <NewPasswordForm state={state} />;
    return (
      <div className={styles.form}>
        <p className={styles.welcome}>{t(`link.${purpose}.help`)}</p>
        <LinkFailure state={state} />
        <Button
          wide
          data-takes-focus
          busy={state.status === 'saving'}
          onClick={() => wishes[purpose]()}
        >
          {t(`link.${purpose}.submit`)}
        </Button>
      </div>
    );
  }

  function refused({ purpose, problem }: Extract<LinkState, { status: 'refused' }>) {
    const isUnreachable = problem === 'unreachable';
    // Another signed-in shopper cannot request a new link.
    if (problem === 'other')
      return (
        <div className={styles.form}>
          <Alert severity="warning" urgent>
            {t('link.problem.other')}
          </Alert>
          <Button wide onClick={() => wishes.dismiss()}>
            {t('common:action.close')}
          </Button>
        </div>
      );
    return (
      <div className={styles.form}>
        <Alert severity={isUnreachable ? 'error' : 'warning'} urgent>
          {t(`link.problem.${problem}`)}
        </Alert>
        <Button
          wide
          onClick={() => (isUnreachable ? wishes.checkAgain() : wishes.askAnother({ purpose }))}
        >
          {t(isUnreachable ? 'link.again' : `link.another.${purpose}`)}
        </Button>
      </div>
    );
  }
}
