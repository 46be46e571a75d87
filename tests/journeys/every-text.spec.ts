import { type Page, expect } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { countRequests, waitUntilSettled } from '#harness/pictures/settled.ts';
import { shopWords } from '#harness/texts/words.ts';
import { type Site, storeOfCountry } from '#src/store-config/stores.ts';
import { type TranslatedLanguage, shownLanguage } from '#src/ui/i18n/languages.ts';
import { addressesOf } from './support/all-pages.ts';
import { BRANDS, type Brand } from './support/brands.ts';
import { test } from './support/journey.ts';
import { comesToLife } from './support/shopper.ts';
import { serveSlowly } from './support/slow-network.ts';
import { readTexts } from '#harness/texts/locales.ts';
import { flatTexts } from '#harness/texts/texts.ts';
import { SHOP_NAMESPACES } from '#src/kernel/text-keys.ts';

/** Attributes with visible or announced texts. */
const ATTRIBUTES = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'];

/** All forms of visible keys. A missing text is reported, and rendered empty. */
function keyForms(language: TranslatedLanguage): string[] {
  return SHOP_NAMESPACES.flatMap((namespace) =>
    [...flatTexts(readTexts(language, namespace)).keys()]
      .map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, ''))
      .filter((key) => key.includes('.'))
      .flatMap((key) => [key, `${namespace}:${key}`]),
  );
}

/** Watches everything that the tab's pages show, from their first node on. */
async function watchForKeys(
  page: Page,
  language: TranslatedLanguage,
): Promise<{ seen(): Promise<string[]> }> {
  await page.addInitScript(
    ({ forms, attributes }) => {
      const keys = new Set(forms);
      const found = new Set<string>();
      Object.assign(window, { paintedKeys: found });
      function look(text: string | null | undefined, where: Node | null): void {
        const trimmed = text?.trim() ?? '';
        if (!keys.has(trimmed)) return;
        const parent = where instanceof Element ? where : where?.parentElement;
        if (parent?.closest('script, style, [lang]:not(html)')) return;
        found.add(`${trimmed} in <${parent?.tagName.toLowerCase()} class="${parent?.className}">`);
      }
      function walk(node: Node): void {
        if (node instanceof Text) look(node.data, node);
        if (!(node instanceof Element)) return;
        for (const name of attributes) look(node.getAttribute(name), node);
        for (const child of node.childNodes) walk(child);
      }
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes, attributeName } of changes)
          if (type === 'attributes' && target instanceof Element)
            look(target.getAttribute(attributeName ?? ''), target);
          else if (type === 'characterData') walk(target);
          else for (const node of addedNodes) walk(node);
      }).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: attributes,
      });
    },
    { forms: keyForms(language), attributes: ATTRIBUTES },
  );
  return {
    /** Keys shown since the last call, each with its element. */
    seen: () =>
      page.evaluate(() => {
        const { paintedKeys } = window as unknown as { paintedKeys: Set<string> }; // the script above
        const seen = [...paintedKeys];
        paintedKeys.clear();
        return seen;
      }),
  };
}

/** One country per tested language: English, German, French, Polish, Russian, Hungarian. */
const COUNTRIES = ['GB', 'DE', 'FR', 'PL', 'RU', 'HU'] as const;

/** Address whose document is a 404 page. */
const NOWHERE = '/no/such/page';

/** Pages that redirect guests. */
const OF_AN_ACCOUNT = /^\/myaccount/;

test.describe.configure({ retries: 0, timeout: 600_000 });

/** Delays texts, so that a missing text would show its key. */
let server: Awaited<ReturnType<typeof serveSlowly>>;
test.beforeAll(async () => {
  server = await serveSlowly();
});
test.afterAll(() => server.close());

for (const brand of BRANDS)
  test.describe(brand.name, () => {
    const sites = COUNTRIES.map((country) => storeOfCountry(brand.code, country));
    for (const site of sites)
      test(`I18N-02 no page shows a key, logs an error or lacks a picture, even with slow texts, in ${site.countryCode}`, async ({
        page,
      }) => {
        const url = new URL(server.url);
        url.hostname = brand.host + url.hostname;
        await watchesAllPages(page, brand, site, url);
      });
  });

async function watchesAllPages(page: Page, brand: Brand, site: Site, base: URL): Promise<void> {
  const faults: string[] = [];
  let where = '';
  const note = (fault: string) => faults.push(`${where}: ${fault}`);
  page.on('console', (message) => {
    if (!/error|warning/.test(message.type())) return;
    if (message.location().url.endsWith(NOWHERE)) return;
    note(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => note(String(error)));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image' && !response.ok())
      note(`${response.url()} answered ${response.status()}`);
  });
  countRequests(page);
  const keys = await watchForKeys(page, shownLanguage(site.language));
  const origin = new URL(base);
  if (site.countryCode !== 'GB')
    origin.hostname = `${site.countryCode.toLowerCase()}.${base.hostname}`;
  const addresses = addressesOf(site);
  const t = shopWords(shownLanguage(site.language));

  async function looks(): Promise<void> {
    await waitUntilSettled(page).catch((error: unknown) => note(String(error)));
    for (const key of await keys.seen()) note(`shows ${key}`);
    for (const picture of await brokenPictures(page)) note(`lacks ${picture}`);
  }
  async function opens(path: string): Promise<void> {
    where = `document ${path}`;
    await page.goto(new URL(path, origin).href);
    await comesToLife(page);
    await looks();
  }
  async function goesTo(path: string): Promise<void> {
    where = `client ${path}`;
    await page.evaluate((to) => {
      history.pushState({ key: `${history.length}${Math.random()}` }, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await looks();
  }

  await opens('/');
  for (const path of addresses.filter((one) => !OF_AN_ACCOUNT.test(one))) await goesTo(path);
  await goesTo('/');
  where = 'sign-in';
  await page
    .getByRole('button', { name: t('common.header.signIn') })
    .first()
    .click();
  await looks();
  const drawer = page.locator('dialog[open]');
  await drawer.locator('input[type=email]').fill(DEMO_ACCOUNTS.mira.email);
  await drawer.locator('input[type=password]').fill(DEMO_ACCOUNTS.mira.password);
  await drawer.locator('form button[type=submit]').first().click();
  await expect(drawer).toBeHidden();
  for (const path of addresses.filter((one) => OF_AN_ACCOUNT.test(one))) await goesTo(path);
  for (const path of addresses) await opens(path);
  expect([...new Set(faults)]).toEqual([]);
}

/** Addresses of pictures that failed to decode. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.currentSrc !== '' && image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  );
}
