import { JSDOM } from 'jsdom';
import { TRANSLATED_LANGUAGES } from '#src/ui/i18n/languages.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import type { ShopPage, Target } from './support/shop-page.ts';
import type { WatchedSite } from './support/watched-site.ts';

/** A visit that every engine makes alike. It gives the session that it has saved, if it has. */
export interface Journey {
  title: string;
  run(page: ShopPage, site: WatchedSite): Promise<string | void>;
  /** Complaints that belong to it, such as those of a lost connection. */
  expected?: RegExp;
}

const JEAN = '/foundry-straight-jean-rl0101rin';
const { jonas } = DEMO_ACCOUNTS;

const button = (name: string | RegExp, within = ''): Target => ({ css: `${within} button`, name });
const heading = (name: string | RegExp): Target => ({ css: 'main h1', name });
const dialog = (name: string): Target => ({ css: 'dialog[open] :is(h1, h2)', name });
const radio = (name: string | RegExp): Target => ({ css: 'main input[type=radio]', name });
const IN_DIALOG = 'dialog[open]';
const IN_MAIN = 'main';

async function addsJean(page: ShopPage): Promise<void> {
  await page.opens(JEAN);
  await page.presses({ css: 'main fieldset:nth-of-type(1) input', name: '32' });
  await page.presses({ css: 'main fieldset:nth-of-type(2) input', name: '32' });
  await page.presses(button('Add to bag', IN_MAIN));
  await page.sees(dialog('Your bag (1)'));
}

/** From the checkout's payment step to the order's number. */
async function paysByCard(page: ShopPage): Promise<void> {
  await page.presses(button('Continue to payment', IN_MAIN));
  await page.sees(heading('Payment'));
  await page.presses(radio(/^Credit card/));
  await page.fills('main input[name=number]', '4111111111111111');
  await page.fills('main input[name=expiry]', '12/30');
  await page.fills('main input[name=cvc]', '123');
  await page.fills('main input[name=holderName]', 'Ada Weaver');
  await page.presses({ css: 'main input[name=terms]' });
  await page.presses(button(/^Pay £/, IN_MAIN));
  await page.sees(heading(/^Thank you/));
  await page.waits(`/orderId=\\d+/.test(location.search)`);
}

async function fillsAddress(page: ShopPage, email?: string): Promise<void> {
  await page.fills('main input[name=firstName]', 'Ada');
  await page.fills('main input[name=lastName]', 'Weaver');
  await page.fills('main input[name=line1]', '12 Mill Lane');
  await page.fills('main input[name=city]', 'Leeds');
  await page.fills('main input[name=postcode]', 'LS1 4AP');
  if (email !== undefined) await page.fills('main input[name=email]', email);
  await page.fills('main input[name=phone]', '+44 7700 900123');
}

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

/** Amounts of the document as it is sent, and as the page shows them once it lives. */
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

export const JOURNEYS: readonly Journey[] = [
  {
    title: 'CHK-01 PAY-01 a guest buys by card, from the product to the order’s number',
    async run(page) {
      await addsJean(page);
      await page.presses({ css: `${IN_DIALOG} a`, name: 'View bag' });
      await page.sees(heading('Your bag'));
      await page.presses({ css: 'main a', name: 'Checkout' });
      await page.presses(button('Continue as a guest', IN_MAIN));
      await page.sees(heading('Details'));
      await fillsAddress(page, 'ada.weaver@example.com');
      await paysByCard(page);
      return page.savesSession();
    },
  },
  {
    title: 'CHK-01 PAY-01 a registered shopper buys by card',
    async run(page) {
      await page.opens('/?scenario=checkout-known&store=rl-gb');
      await page.sees(heading('Details'));
      await fillsAddress(page);
      await paysByCard(page);
      return page.savesSession();
    },
  },
  {
    title: 'SES-13 SES-17 a session that is over: after signing in again the action completes',
    async run(page) {
      await page.opens('/?scenario=registered-expires-on-bag&store=rl-gb');
      await page.sees(heading('Your bag'));
      await page.fills('main input[type=number], main input[inputmode=numeric]', '2');
      await page.key('Enter');
      await page.sees(dialog('Please sign in again'));
      await page.fills(`${IN_DIALOG} input[type=password]`, jonas.password);
      await page.presses(button('Sign in', IN_DIALOG));
      await page.sees({ css: 'header button', name: 'Bag, 2 items' });
      return page.savesSession();
    },
  },
  {
    title: 'LST-09 RTE-26 a listing is narrowed, the address holds it, and Back takes it back',
    async run(page) {
      await page.opens('/women');
      await page.presses(button(/^Filter/, IN_MAIN));
      await page.presses({ css: `${IN_DIALOG} input[type=checkbox]`, name: /^Jeans/ });
      await page.waits(`location.search.includes('productgroup=jeans')`);
      await page.presses(button(/^Show/, IN_DIALOG));
      await page.seesNo({ css: IN_DIALOG });
      await page.presses({ css: 'main article a' });
      await page.sees(button('Add to bag', IN_MAIN));
      await page.back();
      await page.sees(button(/^Filter/, IN_MAIN));
      await page.waits(`location.search.includes('productgroup=jeans')`);
      return page.savesSession();
    },
  },
  {
    title: 'a gallery: the large view, its next picture, and another colour',
    async run(page) {
      await page.opens(JEAN);
      await page.presses(button(/Look closer$/, IN_MAIN));
      await page.sees({ css: IN_DIALOG });
      await page.key('ArrowRight');
      await page.key('Escape');
      await page.seesNo({ css: IN_DIALOG });
      await page.presses({ css: 'main input[value=RL0101RAW]' });
      await page.waits(`location.pathname.endsWith('rl0101raw')`);
      return page.savesSession();
    },
  },
  {
    title: 'UIX-04 Escape closes a dialog and gives the focus back to its opener',
    async run(page) {
      await page.opens(JEAN);
      for (const opener of [button('Size guide', IN_MAIN), button('Sign in', 'header')]) {
        await page.presses(opener);
        await page.waits(`document.querySelector('dialog[open]') !== null`);
        await page.key('Escape');
        await page.seesNo({ css: IN_DIALOG });
        await page.waits(
          `(document.activeElement.ariaLabel ?? document.activeElement.textContent).includes(${JSON.stringify(opener.name)})`,
        );
      }
    },
  },
  {
    title: 'an add without a connection is in the bag once there is one',
    expected: /failed|error/i,
    async run(page, site) {
      await page.opens(JEAN);
      await page.presses({ css: 'main fieldset:nth-of-type(1) input', name: '32' });
      await page.presses({ css: 'main fieldset:nth-of-type(2) input', name: '32' });
      site.cutOff(true);
      await page.value(
        `(Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }), dispatchEvent(new Event('offline')))`,
      );
      await page.waits(`document.body.textContent.includes('You are offline')`);
      await page.presses(button('Add to bag', IN_MAIN));
      site.cutOff(false);
      await page.value(`(delete navigator.onLine, dispatchEvent(new Event('online')))`);
      await page.sees({ css: 'header button', name: 'Bag, 1 item' });
      await page.waits(`!document.body.textContent.includes('You are offline')`);
      return page.savesSession();
    },
  },
  {
    title: 'RTE-26 Back restores the place, after a press and after another document',
    async run(page) {
      await page.opens('/women');
      await page.sees({ css: 'main article' });
      await page.value('scrollTo(0, 900)');
      await page.waits('scrollY === 900');
      await page.value(`document.querySelectorAll('main article a')[6].click()`);
      await page.sees(button('Add to bag', IN_MAIN));
      await page.back();
      await page.waits('scrollY === 900');
      await page.value(`location.assign('/men')`);
      await page.waits(`location.pathname === '/men' && !('selvedgeEarly' in window)`);
      await page.back();
      await page.waits(`location.pathname === '/women' && scrollY === 900`);
      return page.savesSession();
    },
  },
  {
    title: 'a listing shows more, and the page of another country is the same page there',
    async run(page) {
      await page.opens('/women');
      await page.sees({ css: 'main article' });
      const count = `document.querySelectorAll('main article').length`;
      const before = Number(await page.value(count));
      await page.presses({ css: 'main :is(a, button)', name: /^Load more/ });
      await page.waits(`${count} > ${before}`);
      await page.value('scrollTo(0, document.body.scrollHeight)');
      await page.presses({ css: 'footer button', name: /^Change country/ });
      await page.presses({ css: `${IN_DIALOG} a`, name: /^Germany/ });
      await page.waits(
        `location.hostname === 'de.localhost' && document.documentElement.lang === 'de'`,
      );
      await page.comesToLife();
      return page.savesSession();
    },
  },
  {
    title: 'the studio opens a scenario’s recording and verifies it',
    async run(page) {
      await page.opensTool('/studio?scenario=wishlist-remove-fails');
      await page.presses(button('Verify'));
      await page.waits(
        `/verified$/.test(document.querySelector('[aria-label=Verification]')?.textContent.trim())`,
      );
    },
  },
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
