import { useUnit } from 'effector-react';
import { PageFrame } from '../../content/pages/PageFrame.tsx';
import { TextSection } from '../../content/pages/TextSection.tsx';
import { contentPathOf } from '../../content/paths.ts';
import { BRANDS } from '../../commerce/brands.ts';
import { $store } from '../../store-config/model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';

/** RTE-15: how to write to the shop. */
export function ContactRoute() {
  const { t } = useTranslation('contactUs');
  const store = useUnit($store);
  const mail = `service@${BRANDS[store.brand].domain}`;
  return (
    <PageFrame title={t('title')} intro={t('intro')}>
      <TextSection
        section={{
          id: 'mail',
          title: t('mail.title'),
          paragraphs: [t('mail.text')],
          points: [t('mail.order'), t('mail.picture')],
          links: [{ label: mail, url: `mailto:${mail}` }],
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
    </PageFrame>
  );
}
