import { useUnit } from 'effector-react';
import { type FormEvent, type ReactNode, useMemo } from 'react';
import { $captcha } from '../captcha/model.ts';
import { Form } from '../forms/Form.tsx';
import { $userInfo } from '../session/model.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { TOPICS } from './contact.ts';
import { LETTER_TESTS, letterFields } from './letter-fields.ts';
import { letterForm } from './letter-form-model.ts';
import { $letterState, $spentCaptchas, letterFile, sendLetter } from './letter-model.ts';
import { LetterFailure } from './LetterFailure.tsx';

type Props = {
  /** Order number to prefill; empty for none. */
  order: string;
  /** Called with the typed text, which is not sent before submission. */
  onTyped: (typed: string) => void;
  /** Shown above the button. */
  children: ReactNode;
};

const ATTACHMENTS = { file: letterFile };
const BUTTON = { wide: false, size: 'large' } as const;

/** RTE-15: contact form of customer service. */
export function LetterForm({ order, onTyped, children }: Props) {
  const { t } = useTranslation('contactUs');
  const { letter, script, spent, info, send } = useUnit({
    letter: $letterState,
    script: $captcha,
    spent: $spentCaptchas,
    info: $userInfo,
    send: sendLetter,
  });
  const email = info.status === 'registered' ? info.userEmail : undefined;
  const hasCaptcha = script !== 'failed';
  const fields = useMemo(
    () => letterFields({ email, order, hasCaptcha }),
    [email, order, hasCaptcha],
  );

  function changed({ target }: FormEvent) {
    if (target instanceof HTMLTextAreaElement) onTyped(target.value);
  }

  return (
    <div onInput={changed}>
      <Form
        form={letterForm}
        fields={fields}
        tests={LETTER_TESTS}
        attachments={ATTACHMENTS}
        spent={spent}
        namespace="contactUs"
        submitLabel={t('form.submit')}
        busy={letter.status === 'sending'}
        button={BUTTON}
        onSubmit={({ orderId, topic, file, ...rest }) => {
          const known = TOPICS.find((each) => each === topic);
          if (known)
            send({
              ...rest,
              topic: known,
              fileIds: file === '' ? [] : [file],
              ...(orderId !== '' && { orderId }),
            });
        }}
      >
        {children}
        <LetterFailure state={letter} />
      </Form>
    </div>
  );
}
