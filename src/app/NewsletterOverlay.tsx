import { useUnit } from 'effector-react';
import { NewsletterPopup } from '../newsletter/NewsletterPopup.tsx';
import { $store } from '../store-config/model.ts';
import { BannerPicture } from '../home/BannerPicture.tsx';
import { homeContent } from '../home/home-content.ts';
import { NewsletterConsent } from '../shell/footer/NewsletterConsent.tsx';
import { useNewsletterTexts } from '../shell/footer/use-newsletter-texts.ts';

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
