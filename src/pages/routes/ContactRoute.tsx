import { useUnit } from 'effector-react';
import { useState } from 'react';
import { ContactMessageForm } from '../../contact/ContactMessageForm.tsx';
import { $messageState, writeAnother } from '../../contact/contact-message-model.ts';
import { ContactMessageSent } from '../../contact/ContactMessageSent.tsx';
import { ContactSuggestions } from '../../contact/ContactSuggestions.tsx';
import { $faq } from '../../content/pages/page-model.ts';
import { PageFrame } from '../../content/pages/PageFrame.tsx';
import { TextSection } from '../../content/pages/TextSection.tsx';
import { contentPathOf } from '../../content/paths.ts';
import { $store } from '../../store-config/model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { useMedia } from '../../ui/hooks/use-media.ts';
import styles from './ContactRoute.module.css';

const WIDE = '(width >= 80em)';

type Props = {
  /** Order number in the address. */
  order: string;
};

/** RTE-15: contact form. */
export function ContactRoute({ order }: Props) {
  const { t } = useTranslation('contactUs');
  const { store, letter, faq, another } = useUnit({
    store: $store,
    letter: $messageState,
    faq: $faq,
    another: writeAnother,
  });
  const [typed, setTyped] = useState('');
  // Suggestions are beside the form on wide screens, otherwise above its button.
  const isBeside = useMedia(WIDE);
  const entries = faq?.sections.flatMap(({ questions }) => questions) ?? [];
  const suggestions = <ContactSuggestions typed={typed} entries={entries} />;
  return (
    <PageFrame title={t('title')} intro={t('intro')} isWide>
      <meta name="description" content={t('intro')} />
      {letter.status === 'sent' ? (
        <ContactMessageSent letter={letter} onAnother={another} />
      ) : (
        <div className={styles.columns}>
          <ContactMessageForm order={order} onTyped={setTyped}>
            {!isBeside && suggestions}
          </ContactMessageForm>
          {isBeside && <div className={styles.aside}>{suggestions}</div>}
        </div>
      )}
      <TextSection
        section={{
          id: 'quicker',
          title: t('quicker.title'),
          paragraphs: [t('quicker.text')],
          points: [],
          links: [
            { label: t('quicker.faq'), url: contentPathOf(store, 'faq') },
            { label: t('quicker.call'), url: contentPathOf(store, 'call-us') },
            { label: t('quicker.returns'), url: contentPathOf(store, 'return-centre') },
          ],
        }}
      />
      <TextSection
        section={{
          id: 'post',
          title: t('post.title'),
          paragraphs: [t('post.text')],
          points: [],
          links: [{ label: t('post.link'), url: contentPathOf(store, 'imprint') }],
        }}
      />
    </PageFrame>
  );
}
