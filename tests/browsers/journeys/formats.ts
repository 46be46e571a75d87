import { JSDOM } from 'jsdom';
import { TRANSLATED_LANGUAGES } from '#src/ui/i18n/languages.ts';
import type { Journey } from '../support/journey.ts';
import type { ShopPage } from '../support/shop-page.ts';
import type { WatchedSite } from '../support/watched-site.ts';

export const FORMATS: readonly Journey[] = [
  {
    title: 'plural forms of whole numbers are those of Node in all languages',
    async run(page) {
      await page.opens('/women');
      const forms = await page.value(
        `(${pluralForms.toString()})(${JSON.stringify(TRANSLATED_LANGUAGES)})`,
      );
      if (forms !== pluralForms(TRANSLATED_LANGUAGES)) throw new Error('The plural forms differ');
    },
  },
  {
    title: 'CUR-01 the document of hu has the money that the page shows',
    async run(page, site) {
      await expectSentMoney(page, { host: 'hu.', money: /[\d\s.]+,\d\d\s*Ft/, site });
      return page.savesSession();
    },
  },
  {
    title: 'CUR-01 the document of de-CH has the money that the page shows',
    async run(page, site) {
      const money = /CHF\s?[\d'’]+\.\d\d/;
      await expectSentMoney(page, { host: 'ch.hollismarlowe.', money, site });
      return page.savesSession();
    },
  },
];

/** Plural forms of whole numbers; runs here and in the browser. */
function pluralForms(languages: readonly string[]): string {
  const counts = [...Array(1200).keys(), 1_000_000];
  return languages
    .map((language) => {
      const rules = new Intl.PluralRules(language);
      return counts.map((count) => rules.select(count)).join();
    })
    .join(';');
}

/** Amounts in the document as sent, and after hydration. */
async function expectSentMoney(
  page: ShopPage,
  { host, money, site }: { host: string; money: RegExp; site: WatchedSite },
): Promise<void> {
  const sent = new JSDOM(await site.documentOf('/women', `${host}localhost`));
  const texts = [...sent.window.document.querySelectorAll('main article')].map(
    ({ textContent }) => textContent,
  );
  await page.opens('/women', host);
  const shown = await page.value(
    `[...document.querySelectorAll('main article')].map(({ textContent }) => textContent)`,
  );
  const amountsOf = (cards: unknown) =>
    (cards as string[]).map((text) => money.exec(text)?.[0]).join('|');
  if (amountsOf(texts) !== amountsOf(shown) || texts.length === 0 || !money.test(texts.join()))
    throw new Error(`The document has ${amountsOf(texts)}, the page ${amountsOf(shown)}`);
}
