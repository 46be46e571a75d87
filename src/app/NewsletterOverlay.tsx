import { useUnit } from 'effector-react';
import { NewsletterPopup } from '../newsletter/NewsletterPopup.tsx';
import { $store } from '../store-config/model.ts';
import { BannerPicture } from '../home/BannerPicture.tsx';
import { homeContent } from '../home/home-content.ts';
import { NewsletterConsent, useNewsletterTexts } from '../shell/footer/NewsletterConsent.tsx';

/** Newsletter popup with the shop's texts and picture. */
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
