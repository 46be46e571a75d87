import { useUnit } from 'effector-react';
import { type FocusEvent, type ReactNode, useState } from 'react';
import type { FieldOf } from '../forms/field.ts';
import { Form } from '../forms/Form.tsx';
import { mailField, mailTests } from '../forms/mail-field.ts';
import { $userInfo } from '../session/model.ts';
import { Button } from '../ui/action/Button.tsx';
import { useBrandLayout } from '../ui/brand-layout.ts';
import { Alert } from '../ui/feedback/Alert.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { InterestChoice } from './InterestChoice.tsx';
import { $signUpState, signUp, NEWSLETTER_FORMS } from './model.ts';
import styles from './NewsletterForm.module.css';

type Props = {
  source: keyof typeof NEWSLETTER_FORMS;
  /** Privacy text with its link. */
  consent: ReactNode;
};

const TESTS = mailTests('newsletter');

export function NewsletterForm({ source, consent }: Props) {
  const { t } = useTranslation('newsletter');
  const { user, state, send } = useUnit({ user: $userInfo, state: $signUpState, send: signUp });
  const [isBegun, setIsBegun] = useState(source === 'popup');
  const [interests, setInterests] = useState<readonly string[]>([]);
  const { footer } = useBrandLayout();
  const refusal = state.status === 'failed' && state.source === source ? state.reason : undefined;
  const email: FieldOf<'newsletter'> = {
    ...mailField('newsletter', user.status === 'registered' ? user.userEmail : undefined),
    label: 'email',
    theme: source === 'footer' && footer === 'slab' ? 'dark' : 'light',
    isError: refusal === 'email',
    errorMessageText: 'problem.refused',
  };

  /** Not for focus on the button, which would move away under the press. */
  function onFocus({ target }: FocusEvent): void {
    if (target instanceof HTMLInputElement) setIsBegun(true);
  }

  return (
    <div onFocus={onFocus}>
      <Form
        form={NEWSLETTER_FORMS[source]}
        fields={[email]}
        tests={TESTS}
        namespace="newsletter"
        busy={state.status === 'sending'}
        onSubmit={(typed) => send({ email: typed.email, interests: [...interests], source })}
      >
        {isBegun && <InterestChoice chosen={interests} onChoose={setInterests} />}
        {refusal === 'unreachable' && <Alert>{t('failed')}</Alert>}
        <div className={styles.foot} data-source={source}>
          <Button type="submit" wide busy={state.status === 'sending'}>
            {t('send')}
          </Button>
          <p className={styles.consent}>{consent}</p>
        </div>
      </Form>
    </div>
  );
}
