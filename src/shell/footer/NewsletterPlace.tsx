import { NewsletterBlock } from '../../newsletter/NewsletterBlock.tsx';
import { NewsletterConsent } from './NewsletterConsent.tsx';
import { useNewsletterTexts } from './use-newsletter-texts.ts';

/** Newsletter form with the shop's texts. */
export function NewsletterPlace() {
  return <NewsletterBlock {...useNewsletterTexts()} consent={<NewsletterConsent />} />;
}
