import { NewsletterBlock } from '../../newsletter/NewsletterBlock.tsx';
import { NewsletterConsent, useNewsletterTexts } from './NewsletterConsent.tsx';

/** Newsletter form with the shop's texts. */
export function NewsletterPlace() {
  return <NewsletterBlock {...useNewsletterTexts()} consent={<NewsletterConsent />} />;
}
