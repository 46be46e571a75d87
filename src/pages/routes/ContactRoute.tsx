import { useUnit } from 'effector-react';
import { PageFrame } from '../../content/pages/PageFrame.tsx';
import { TextSection } from '../../content/pages/TextSection.tsx';
import { contentPathOf } from '../../content/paths.ts';
import { BRANDS } from '../../commerce/brands.ts';
import { $store } from '../../store-config/model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';

/** RTE-15: how to write to the shop. */
export function ContactRoute() {
  const { t } = useTranslation('catalogue');
  const store = useUnit($store);
  const mail = `service@${BRANDS[store.brand].domain}`;
  return (
    <PageFrame title={t('contact.title')} intro={t('contact.intro')}>
      <TextSection
        section={{
          id: 'mail',
          title: t('contact.mail.title'),
          paragraphs: [t('contact.mail.text')],
          points: [t('contact.mail.order'), t('contact.mail.picture')],
          links: [{ label: mail, url: `mailto:${mail}` }],
        }}
      />
      <TextSection
        section={{
          id: 'post',
          title: t('contact.post.title'),
          paragraphs: [t('contact.post.text')],
          points: [],
          links: [{ label: t('contact.post.link'), url: contentPathOf(store, 'imprint') }],
        }}
      />
      <TextSection
        section={{
          id: 'quicker',
          title: t('contact.quicker.title'),
          paragraphs: [t('contact.quicker.text')],
          points: [],
          links: [
            { label: t('contact.quicker.faq'), url: contentPathOf(store, 'faq') },
            { label: t('contact.quicker.call'), url: contentPathOf(store, 'call-us') },
            { label: t('contact.quicker.returns'), url: contentPathOf(store, 'return-centre') },
          ],
        }}
      />
    </PageFrame>
  );
}
