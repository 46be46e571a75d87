import { useUnit } from 'effector-react';
import { $store } from '../../store-config/model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';

/** Brand's title and text of the newsletter. */
export function useNewsletterTexts(): { title: string; text: string } {
  const { t } = useTranslation('newsletter');
  const { brand } = useUnit($store);
  return { title: t(`brand.${brand}.title`), text: t(`brand.${brand}.text`) };
}
