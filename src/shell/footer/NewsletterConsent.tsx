import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import { contentPathOf } from '../../content/paths.ts';
import { $store } from '../../store-config/model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';

/** Privacy note for subscribers with a link. */
export function NewsletterConsent() {
  const { t } = useTranslation('newsletter');
  const store = useUnit($store);
  return (
    <>
      {t('consent')} <Link to={contentPathOf(store, 'privacy')}>{t('privacy')}</Link>
    </>
  );
}

/** Brand's title and text of the newsletter. */
export function useNewsletterTexts(): { title: string; text: string } {
  const { t } = useTranslation('newsletter');
  const { brand } = useUnit($store);
  return { title: t(`brand.${brand}.title`), text: t(`brand.${brand}.text`) };
}
