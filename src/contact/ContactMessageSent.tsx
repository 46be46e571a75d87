import { useEffect, useRef } from 'react';
import { Button } from '../ui/action/Button.tsx';
import { TaggedText } from '../ui/i18n/TaggedText.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import type { ContactMessageState } from './contact-message.ts';
import styles from './ContactMessageSent.module.css';

type Props = {
  letter: Extract<ContactMessageState, { status: 'sent' }>;
  onAnother: () => void;
};

/** Confirmation of a sent message, with its case number and next steps. */
export function ContactMessageSent({ letter, onAnother }: Props) {
  const { t } = useTranslation('contactUs');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { caseId, email, isCopied } = letter;
  return (
    <section className={styles.sent}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {t('sent.title')}
      </h2>
      <p>{t('sent.next')}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('sent.case')}</dt>
          <dd>{caseId}</dd>
        </div>
      </dl>
      <p className={styles.to}>
        <TaggedText
          text={t(isCopied ? 'sent.copy' : 'sent.answer', { email })}
          tags={[(words) => <strong>{words}</strong>]}
        />
      </p>
      <Button variant="secondary" onClick={onAnother}>
        {t('sent.another')}
      </Button>
    </section>
  );
}
