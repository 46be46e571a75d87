import { useUnit } from 'effector-react';
import { Suspense, useId, useMemo } from 'react';
import { useWait } from '../../captcha/use-wait.ts';
import { CaptchaField } from '../../forms/CaptchaField.tsx';
import { Form } from '../../forms/Form.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { lazyView } from '../../ui/lazy-view.ts';
import { $signInState, signIn } from '../model.ts';
import { signInFields } from './sign-in-fields.ts';
import { $wrongSignIns, signInForm } from './sign-in-form-model.ts';
import { SignInFailure } from './SignInFailure.tsx';
import styles from './SignInForm.module.css';

/** Number of wrong attempts before a captcha is offered; solving it avoids a later wait. */
const WRONG_BEFORE_CAPTCHA = 3;

const SignInThrottle = lazyView(() => import('./SignInThrottle.tsx'), 'SignInThrottle');

type Props = {
  welcome?: string | undefined;
  /** Known address of the shopper, if any. */
  email?: string | undefined;
  /** AUT-06 */
  onForgot: () => void;
};

/** AUT-18 */
export function SignInForm({ welcome, email, onForgot }: Props) {
  const { t } = useTranslation(['account', 'myAccount']);
  const { state, wrong, send } = useUnit({
    state: $signInState,
    wrong: $wrongSignIns,
    send: signIn,
  });
  const fields = useMemo(() => signInFields(email), [email]);
  const isThrottled = state.status === 'throttled';
  const wait = useWait(isThrottled ? state : undefined);
  const id = useId();

  return (
    <div className={styles.form} data-form>
      <Form
        form={signInForm}
        fields={fields}
        namespace="myAccount"
        submitLabel={t('account:signIn.submit')}
        busy={state.status === 'submitting'}
        onInput={wait.noteChange}
        onSubmit={(credentials) => {
          if (!wait.holds()) send({ ...credentials, ...wait.takeProof() });
        }}
        intro={<p className={styles.welcome}>{welcome ?? t('account:signIn.welcome')}</p>}
        button={{ wide: true, 'aria-describedby': isThrottled ? id : undefined }}
      >
        {wrong >= WRONG_BEFORE_CAPTCHA && !isThrottled && (
          <CaptchaField
            key={wrong}
            name="captcha"
            label={t('account:signIn.captcha.label')}
            error={undefined}
            failedText={t('account:signIn.captcha.failed')}
            onChange={wait.prove}
          />
        )}
      </Form>
      <SignInFailure />
      <Suspense>{isThrottled && <SignInThrottle wait={wait} id={id} />}</Suspense>
      <Button variant="quiet" size="small" wide onClick={onForgot}>
        {t('account:signIn.forgot')}
      </Button>
    </div>
  );
}
