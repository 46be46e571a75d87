import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { contentPathOf } from '../content/paths.ts';
import { $store } from '../store-config/model.ts';
import { Button } from '../ui/action/Button.tsx';
import { TaggedText } from '../ui/i18n/TaggedText.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $accountRequest } from './registration/account-request-model.ts';
import { ForgotForm } from './password/ForgotForm.tsx';
import { MailSent } from './password/MailSent.tsx';
import { type AuthPanel, showPanel } from './panel-model.ts';
import { $passwordRequest } from './password/password-request-model.ts';
import { RegisterForm } from './registration/RegisterForm.tsx';
import { SignInForm } from './sign-in/SignInForm.tsx';
import styles from './sign-in/SignInForm.module.css';

type Props = {
  panel: AuthPanel;
  /** Name of the place that shows the panels. */
  source: string;
  /** AUT-09, AUT-10: closes the place that shows the panels. */
  onClose: () => void;
  /** Label of the close button, if closing also navigates. */
  closeLabel?: string | undefined;
  /** Adds a link back to the sign-in to confirmations, for places that stay open. */
  canGoBack?: boolean | undefined;
  hidesRegister?: boolean | undefined;
  welcome?: string | undefined;
  email?: string | undefined;
};

/** AUT-02, AUT-11: sign-in, registration and forgotten password, one at a time. */
export function AuthPanels({
  panel,
  source,
  onClose,
  hidesRegister,
  welcome,
  email,
  ...rest
}: Props) {
  const { t } = useTranslation(['account', 'myAccount']);
  const { store, account, password, show } = useUnit({
    store: $store,
    account: $accountRequest,
    password: $passwordRequest,
    show: showPanel,
  });
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(panel);

  // The dialog sets the focus on opening only; later panels take it here.
  useEffect(() => {
    if (before.current !== panel)
      place.current?.querySelector<HTMLElement>('[autofocus], [data-takes-focus]')?.focus();
    before.current = panel;
  }, [panel]);

  const toLogin = () => show({ panel: 'Login' });
  const ways = {
    closeLabel: rest.closeLabel ?? t('myAccount:mailSent.close'),
    onClose,
    onBack: rest.canGoBack ? toLogin : undefined,
  };

  return (
    <div ref={place} className={styles.form}>
      {shown()}
    </div>
  );

  function shown(): ReactNode {
    switch (panel) {
      case 'Login':
        return (
          <>
            <SignInForm
              welcome={welcome}
              email={email}
              onForgot={() => show({ panel: 'ForgotPassword' })}
            />
            {!hidesRegister && (
              <section className={styles.other} aria-labelledby="no-account">
                <h3 id="no-account" className={styles.otherTitle}>
                  {t('signIn.noAccount')}
                </h3>
                <Button variant="secondary" wide onClick={() => show({ panel: 'Registration' })}>
                  {t('signIn.register')}
                </Button>
              </section>
            )}
          </>
        );
      case 'ForgotPassword':
        return <ForgotForm source={source} onCancel={toLogin} />;
      case 'Registration':
        return <RegisterForm onSignIn={toLogin} />;
      case 'RegistrationSuccess':
        return (
          <MailSent title={t('myAccount:mailSent.title')} {...ways}>
            <p>
              <TaggedText
                text={t('myAccount:mailSent.account', { email: emailIn(account) })}
                tags={[(words) => <strong className={styles.email}>{words}</strong>]}
              />
            </p>
            <p className={styles.welcome}>{t('myAccount:mailSent.accountNext')}</p>
          </MailSent>
        );
      case 'ForgotPasswordSuccess':
        return passwordSent();
    }
  }

  // AUT-09, AUT-10
  function passwordSent(): ReactNode {
    if (password.status === 'sent' && password.isOfMember)
      return (
        <MailSent title={t('myAccount:mailSent.title')} {...ways}>
          <p>{t('myAccount:mailSent.member')}</p>
        </MailSent>
      );
    return (
      <MailSent
        title={t('myAccount:mailSent.thanks')}
        help={{
          label: t('myAccount:mailSent.help'),
          path: contentPathOf(store, 'customer-service'),
        }}
        {...ways}
      >
        <p>
          <TaggedText
            text={t('myAccount:mailSent.password', { email: emailIn(password) })}
            tags={[(words) => <strong className={styles.email}>{words}</strong>]}
          />
        </p>
        <p className={styles.welcome}>{t('myAccount:mailSent.passwordNext')}</p>
      </MailSent>
    );
  }
}

function emailIn(request: { status: string; email?: string }): string {
  return request.email ?? '';
}
