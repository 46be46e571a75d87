import { PAYMENT_OFFERS, methodsOffered } from '#fixtures/purchase/payment-offers.ts';
import { contentPathOf } from '#src/content/paths.ts';
import type { ContentKind } from '#src/content/page-kind.ts';
import { countryOf } from '#src/commerce/countries.ts';
import { formatMoney } from '#src/commerce/money.ts';
import { numberText } from '#src/commerce/number-text.ts';
import { firstDay, formatDate } from '#src/kernel/date-format.ts';
import { BRANDS } from '#src/commerce/brands.ts';
import { campaignOf } from '#src/store-config/campaign.ts';
import { limitsOf } from '#src/store-config/limits.ts';
import type { Site } from '#src/store-config/stores.ts';
import { FREE_SHIPPING_FROM_EURO, SHIPPING_EURO } from '../cart/priced-cart.ts';
import { feeIn, roundAmountIn } from '../catalogue/prices.ts';
import { formatsOf, textIn, translated } from '../texts.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';

/** Context of a content request: site, language, and placeholder values besides the site's own. */
export interface Reader {
  site: Site;
  language: TranslatedLanguage;
  values?: Readonly<Record<string, string>>;
}

const CLUBS = { rl: 'Loom Club', hm: 'House List' };
const CAMPAIGNS = { rl: 'Rivet Row', hm: 'Marlowe House' };

function valuesOf({ site, language, values }: Reader): Record<string, string> {
  const { brand, currencyCode, storeBrandName, storeVat } = site;
  const { customTaxOrderTotalThreshold, giftCardBasketMax, paymentLimits } = limitsOf(site);
  const { campaignDateStart, campaignDateEnd } = campaignOf(site);
  const money = (amount: number) => formatMoney(amount, site);
  const formats = formatsOf(language);
  const start = Date.parse(campaignDateStart);
  const last = Date.parse(campaignDateEnd) - 1;
  return {
    brand: storeBrandName,
    club: CLUBS[brand],
    mail: `service@${BRANDS[brand].domain}`,
    freeFrom: money(roundAmountIn(currencyCode, FREE_SHIPPING_FROM_EURO)),
    delivery: money(feeIn(currencyCode, SHIPPING_EURO)),
    customs: money(customTaxOrderTotalThreshold ?? 0),
    giftCards: String(giftCardBasketMax),
    klarnaMin: money(paymentLimits.klarnaPayLater.min),
    klarnaMax: money(paymentLimits.klarnaPayLater.max),
    codMax: money(paymentLimits.cod.max),
    ways: methodNames(site, language),
    vat: formats.percent.replace('0', numberText(storeVat * 100, language, { most: 1 })),
    campaign: CAMPAIGNS[brand],
    campaignFrom: firstDay(start, last, 'day', formats),
    campaignTo: formatDate(last, 'day', formats),
    ...values,
  };
}

function methodNames({ countryCode }: Site, language: TranslatedLanguage): string {
  return [...methodsOffered(countryCode), 'giftCard' as const]
    .map((code) => textIn([PAYMENT_OFFERS[code].en, PAYMENT_OFFERS[code].de], language))
    .join(', ');
}

/**
 * Resolves content for one reader. In the data `{ en, de }` and `{ rl, hm }` choose by language and brand.
 * `for` limits an entry to a brand or countries. `customs` means outside the customs union, `pays-cod` with
 * cash on delivery. `{name}` and `{page.privacy}` are placeholders.
 */
export function readFor<Content>(content: unknown, reader: Reader): Content {
  const { site, language } = reader;
  const values = valuesOf(reader);

  function isMeant(entry: unknown): boolean {
    const only = typeof entry === 'object' && entry !== null && Reflect.get(entry, 'for');
    return typeof only !== 'string' || only.split(' ').some((each) => isHere(each));
  }

  function isHere(place: string): boolean {
    const [, method] = place.split('pays-');
    if (method !== undefined) return methodsOffered(site.countryCode).some((one) => one === method);
    if (place === 'customs') return countryOf(site.countryCode).customsThreshold !== null;
    return place === site.brand || place === site.countryCode;
  }

  function read(node: unknown): unknown {
    if (typeof node === 'string') return node.replace(/\{([\w.-]+)\}/g, (_, name) => fill(name));
    if (Array.isArray(node))
      return node
        .filter(isMeant)
        .map(read)
        .filter((entry) => entry !== undefined);
    if (typeof node !== 'object' || node === null) return node;
    if ('en' in node)
      return read(language in node ? Reflect.get(node, language) : translatedAll(node.en));
    if ('rl' in node || 'hm' in node) return read(Reflect.get(node, site.brand));
    const fields = Object.entries(node).filter(([key]) => key !== 'for');
    return Object.fromEntries(fields.map(([key, value]) => [key, read(value)]));
  }

  /** Translates all English texts of a part into the reader's language. */
  function translatedAll(node: unknown): unknown {
    if (typeof node === 'string') return translated(node, language);
    if (Array.isArray(node)) return node.map(translatedAll);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, translatedAll(value)]),
    );
  }

  function fill(name: string): string {
    const [, page] = name.split('page.');
    return page === undefined ? (values[name] ?? '') : contentPathOf(site, page as ContentKind);
  }

  return read(content) as Content;
}
