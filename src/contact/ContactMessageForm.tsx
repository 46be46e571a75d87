import { useUnit } from 'effector-react';
import { type FormEvent, type ReactNode, useMemo } from 'react';
import { $captcha } from '../captcha/model.ts';
import { Form } from '../forms/Form.tsx';
import { $userInfo } from '../session/model.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { TOPICS } from './contact.ts';
import { MESSAGE_TESTS, messageFields } from './contact-message-fields.ts';
import { contactMessageForm } from './contact-message-form-model.ts';
import {
  $messageState,
  $spentCaptchas,
  messageFile,
  sendMessage,
} from './contact-message-model.ts';
import { ContactMessageFailure } from './ContactMessageFailure.tsx';

type Props = {
  /** Order number to prefill; empty for none. */
  order: string;
  /** Called with the typed text, which is not sent before submission. */
  onTyped: (typed: string) => void;
  /** Shown above the button. */
  children: ReactNode;
};

const ATTACHMENTS = { file: messageFile };
const BUTTON = { wide: false, size: 'large' } as const;

/** RTE-15: contact form of customer service. */
export function ContactMessageForm({ order, onTyped, children }: Props) {
  const { t } = useTranslation('contactUs');
  const { letter, script, spent, info, send } = useUnit({
    letter: $messageState,
    script: $captcha,
    spent: $spentCaptchas,
    info: $userInfo,
    send: sendMessage,
  });
  const email = info.status === 'registered' ? info.userEmail : undefined;
  const hasCaptcha = script !== 'failed';
  const fields = useMemo(
    () => messageFields({ email, order, hasCaptcha }),
    [email, order, hasCaptcha],
  );

  function changed({ target }: FormEvent) {
    if (target instanceof HTMLTextAreaElement) onTyped(target.value);
  }

  return (
    <div onInput={changed}>
      <Form
        form={contactMessageForm}
        fields={fields}
        tests={MESSAGE_TESTS}
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
        <ContactMessageFailure state={letter} />
      </Form>
    </div>
  );
}
