import { useUnit } from 'effector-react';
import { NewsletterPopup } from '../newsletter/NewsletterPopup.tsx';
import { $store } from '../store-config/model.ts';
import { BannerPicture } from './BannerPicture.tsx';
import { homeContent } from './home-content.ts';
import { NewsletterConsent } from './NewsletterConsent.tsx';
import { useNewsletterTexts } from './use-newsletter-texts.ts';

/** The newsletter's popup with this shop's texts and picture. */
export function NewsletterOverlay() {
  const { brand } = useUnit($store);
  const banner = homeContent[brand].hero.narrow;
  return (
    <NewsletterPopup
      {...useNewsletterTexts()}
      consent={<NewsletterConsent />}
      picture={<BannerPicture narrow={banner} broad={banner} />}
    />
  );
}
