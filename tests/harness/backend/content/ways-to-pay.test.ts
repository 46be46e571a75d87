import { expect, it } from 'vitest';
import faq from '#fixtures/content/faq.json' with { type: 'json' };
import service from '#fixtures/content/service-pages.json' with { type: 'json' };
import { readFor } from '#harness/backend/content/content-text.ts';
import { methodsOffered } from '#fixtures/purchase/payment-offers.ts';
import { loadTextsIn, textIn } from '#harness/backend/texts.ts';
import { shownLanguage } from '#src/ui/i18n/languages.ts';
import { ALL_SITES } from './content-client.ts';

const NAMED = [
  ['paypal', ['PayPal', 'PayPal']],
  ['klarnaPayLater', ['Klarna', 'Klarna']],
  ['cod', ['Cash on delivery', 'Nachnahme']],
] as const;

it.each(ALL_SITES)(
  'PAY-06 the texts of $brand in $target name exactly the available payment methods',
  async (site) => {
    const language = shownLanguage(site.language);
    await loadTextsIn(language);
    const texts = JSON.stringify(readFor({ faq, service }, { site, language }));
    const codes = methodsOffered(site.countryCode);
    for (const [code, name] of NAMED)
      expect([code, texts.includes(textIn(name, language))]).toEqual([code, codes.includes(code)]);
  },
);
