import type { Bilingual } from '#fixtures/catalogue/words.ts';
import { ACCOUNT_MAIL_TEXTS } from '#fixtures/people/account-mails.ts';
import { CONTACT_COPY, CONTACT_FILES } from '#fixtures/people/contact-mails.ts';
import { MAIL_MONEY, MAIL_TEXTS, MAIL_WORDS } from '#fixtures/purchase/mails.ts';
import { daysText } from '#src/delivery-days/delivery-days.ts';
import { formatMoney } from '#src/commerce/money.ts';
import { dueKeyOf, moneyKeysOf } from '#src/commerce/order-money.ts';
import { type SumLine, sumLinesOf, sumsOf } from '#src/commerce/order-sums.ts';
import { type Site, storeById } from '#src/store-config/stores.ts';
import { sizeText } from '../cart/cart-view.ts';
import { NO_CONTACT, type ContactMail, type ContactState } from '../contact/contact-state.ts';
import { issuedCard } from '../payment/gift-cards.ts';
import { colourName } from '../catalogue/product-view.ts';
import type { Mail, OrderRecord } from '../payment/purchase-state.ts';
import { SHIPPING_MODES } from '../checkout/shipping-modes.ts';
import type { AccountMail, AccountMailKind } from '../session/mailed-records.ts';
import { secretOf } from '../session/links.ts';
import { formatsOf, textIn } from '../texts.ts';
import type { World } from '../world.ts';
import { inCountry } from '#src/ui/i18n/use-formats.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';

/** A mail as its recipient reads it. */
export interface Letter {
  kind: Mail['kind'] | AccountMailKind | 'contact-copy';
  /** Pseudonym of the address, stable per person: `shopper 3f9a`. */
  to: string;
  at: number;
  /** Empty without an order. */
  orderId: string;
  storeName: string;
  language: TranslatedLanguage;
  subject: string;
  paragraphs: readonly string[];
  /** Ordered products with their amounts. */
  lines: readonly { what: string; amount: string }[];
  sums: readonly { what: string; amount: string }[];
  /** Purchased gift cards. Their codes exist only here, not in the world. */
  cards: readonly { number: string; pin: string; worth: string }[];
  /** Paths of the shop. */
  links: readonly { label: string; path: string }[];
}

/** All mails of a world, the newest first. Skips mails of orders that no longer exist. */
export function lettersOf(world: World): Letter[] {
  const { outbox, orders } = world.state.purchase;
  const ofOrders = outbox.flatMap((mail) => {
    const order = orders[mail.orderId];
    return order ? [letterOf(world, mail, order)] : [];
  });
  const ofAccounts = (world.state.accountMails ?? []).map(letterOfAccount);
  const { contact = NO_CONTACT } = world.state;
  const ofContact = contact.copies.map((copy) => letterOfContact(copy, contact));
  return [...ofOrders, ...ofAccounts, ...ofContact]
    .toSorted((one, other) => one.at - other.at)
    .reverse();
}

/** Recipient, time and store of a mail; the parts of an order are empty. */
function letterHead({
  to,
  at,
  storeId,
  language,
}: Pick<Mail, 'to' | 'at' | 'storeId' | 'language'>) {
  return {
    to: `shopper ${to.slice(0, 4) || '?'}`,
    at,
    storeName: storeById(storeId).storeName,
    language,
    orderId: '',
    lines: [],
    sums: [],
    cards: [],
  };
}

function letterOfAccount(mail: AccountMail): Letter {
  const { kind, language, link } = mail;
  const { storeBrandName } = storeById(mail.storeId);
  const { subject, paragraphs, action } = ACCOUNT_MAIL_TEXTS[kind];
  const filled = (text: Bilingual) => textIn(text, language).replaceAll('{brand}', storeBrandName);
  return {
    ...letterHead(mail),
    kind,
    subject: filled(subject),
    paragraphs: paragraphs.map(filled),
    links: [
      {
        label: filled(action),
        path: link ? pathOfLink(kind, link) : (PLACES[kind] ?? '/myaccount'),
      },
    ],
  };
}

/** The message's text is not stored: its copy shows topic and length. */
function letterOfContact(mail: ContactMail, { cases }: ContactState): Letter {
  const { caseId, language } = mail;
  const { storeBrandName } = storeById(mail.storeId);
  const written = cases.find((each) => each.caseId === caseId);
  const count = written?.files.length ?? 0;
  const filled = (text: Bilingual) =>
    textIn(text, language)
      .replaceAll('{brand}', storeBrandName)
      .replaceAll('{case}', caseId)
      .replaceAll('{topic}', written?.topic ?? '')
      .replaceAll('{characters}', String(written?.characters ?? 0))
      .replaceAll('{files}', textIn(CONTACT_FILES[Math.min(count, 1)], language) ?? '');
  return {
    ...letterHead(mail),
    kind: 'contact-copy',
    orderId: written?.orderId ?? '',
    subject: filled(CONTACT_COPY.subject),
    paragraphs: CONTACT_COPY.paragraphs.map(filled),
    links: [{ label: filled(CONTACT_COPY.action), path: '/faq' }],
  };
}

/** Additional query parameter of a mail's link. */
const FLAGS: Partial<Record<AccountMailKind, string>> = {
  'password-link': 'pwdReset',
  'email-link': 'changeEmail',
  'newsletter-welcome': 'unsubscribe',
};

/** Link targets of mails without a link of their own. */
const PLACES: Partial<Record<AccountMailKind, string>> = {
  'account-leaving': '/myaccount/privacy',
  'account-deleted': '/',
  'email-asked': '/myaccount/personaldetails',
  'email-changed': '/contactus',
};

/** AUT-15: path of a mail's link, with its secret. */
function pathOfLink(
  kind: AccountMailKind,
  { path, name, seed }: NonNullable<AccountMail['link']>,
): string {
  const flag = FLAGS[kind];
  const query = new URLSearchParams({
    ...(flag !== undefined && { [flag]: 'true' }),
    [name]: secretOf(seed),
  });
  return `${path}?${query.toString()}`;
}

function letterOf(world: World, mail: Mail, order: OrderRecord): Letter {
  const { kind, orderId, language } = mail;
  const store = storeById(mail.storeId);
  const { subject, paragraphs } = MAIL_TEXTS[kind];
  const name = order.billingAddress.firstName || textIn(MAIL_WORDS.nobody, language);
  const filled = (text: string) =>
    text
      .replaceAll('{order}', orderId)
      .replaceAll('{brand}', store.storeBrandName)
      .replaceAll('{name}', () => name);
  const money = moneyOf(store, language);
  const isForCards = kind === 'gift-card';
  return {
    ...letterHead(mail),
    kind,
    orderId,
    subject: filled(textIn(subject, language)),
    paragraphs: [
      ...paragraphs.map((each) => filled(textIn(each, language))),
      ...moneyTexts(world, order, kind, language),
      ...(isOfOrder(kind)
        ? [...promiseOf(order, language, store), ...giftOf(order, language)]
        : []),
    ],
    lines: isForCards ? [] : linesOf(world, order, language, money),
    sums: isForCards ? [] : sumRowsOf(world, order, language, money),
    cards: isForCards ? cardsOf(world, order, money) : [],
    links: linksOf(world, order, kind, language),
  };
}

function isOfOrder(kind: Mail['kind']): boolean {
  return kind === 'order-confirmation' || kind === 'payment-pending';
}

/** Order status at the time of each mail; other kinds do not mention money. */
const STATUS_AT: Partial<Record<Mail['kind'], string>> = {
  'order-confirmation': 'processing',
  'order-cancelled': 'cancelled',
};

function moneyTexts(
  { state }: World,
  { paymentId }: OrderRecord,
  kind: Mail['kind'],
  language: TranslatedLanguage,
): readonly string[] {
  const { method, parts = [] } = state.purchase.payments[paymentId] ?? {};
  const paidByGiftCards = parts.reduce((sum, { amount }) => sum + amount, 0);
  const status = STATUS_AT[kind] ?? '';
  return moneyKeysOf({ status, paymentMethod: method, paidByGiftCards }).flatMap((key) => {
    const words = MAIL_MONEY[key];
    return words ? textIn(words, language) : [];
  });
}

function promiseOf(
  { arrives, pickupPointId }: OrderRecord,
  language: TranslatedLanguage,
  store: Site,
): readonly string[] {
  if (!arrives) return [];
  const words = pickupPointId === undefined ? MAIL_WORDS.arrives : MAIL_WORDS.collect;
  const days = daysText(arrives, inCountry(formatsOf(language), store.countryCode));
  return [textIn(words, language).replace('{days}', days)];
}

function giftOf({ gift }: OrderRecord, language: TranslatedLanguage): readonly string[] {
  if (!gift) return [];
  const words = gift.isWrapped ? MAIL_WORDS.giftWrapped : MAIL_WORDS.gift;
  const note = gift.note === '' ? [] : [`${textIn(MAIL_WORDS.giftNote, language)} ${gift.note}`];
  return [textIn(words, language), ...note];
}

type MoneyText = (amount: number) => string;

function moneyOf({ countryCode, currencyCode }: Site, language: TranslatedLanguage): MoneyText {
  const locale = `${language}-${countryCode}`;
  return (amount) => formatMoney(amount, { locale, currencyCode });
}

function linesOf(
  { catalogue }: World,
  { lines }: OrderRecord,
  language: TranslatedLanguage,
  money: MoneyText,
): Letter['lines'] {
  return lines.flatMap(({ variantId, quantity, price }) => {
    const entry = catalogue.byVariant.get(variantId);
    if (!entry) return [];
    const { product, variant } = entry;
    const parts = [
      product.style.name,
      colourName(product.colourCode, language),
      sizeText(variant),
    ].filter(Boolean);
    return [{ what: `${quantity} × ${parts.join(', ')}`, amount: money(price) }];
  });
}

function sumRowsOf(
  { state }: World,
  order: OrderRecord,
  language: TranslatedLanguage,
  money: MoneyText,
): Letter['sums'] {
  const { method, parts = [] } = state.purchase.payments[order.paymentId] ?? {};
  const due = MAIL_MONEY[dueKeyOf(method)];
  const byCard = parts.reduce((sum, { amount }) => sum + amount, 0);
  const mode = SHIPPING_MODES.find(({ code }) => code === order.shippingMode);
  const delivery = [textIn(MAIL_WORDS.delivery, language), textIn(mode?.text, language)].filter(
    Boolean,
  );
  const { value, giftCards, shipping, fee, adjustments = [] } = order;
  const ofItems = order.lines.reduce((sum, { price }) => sum + price, -giftCards);
  const goods = order.basePrice ?? ofItems;
  const told = adjustments.reduce((sum, { amount }) => sum + amount, 0);
  const nameless = {
    description: textIn(MAIL_WORDS.orderDiscount, language),
    amount: value - ofItems,
  };
  const totals = sumsOf({
    goods,
    itemDiscount: ofItems - goods,
    orderDiscounts: told === value - ofItems ? adjustments : [nameless],
    giftCards,
    wrapping: order.wrapping,
    shipping,
    total: order.total - fee,
    fee,
    shares: [byCard],
  });
  return sumLinesOf(totals).map((line) => ({
    what:
      line.of === 'rest' && due
        ? textIn(due, language)
        : whatOf(line, delivery.join(': '), language),
    amount: money(line.amount ?? 0),
  }));
}

function whatOf(line: SumLine, delivery: string, language: TranslatedLanguage): string {
  if (line.of === 'reduction') return line.description;
  return line.of === 'delivery' ? delivery : textIn(MAIL_WORDS[line.of], language);
}

function cardsOf({ state }: World, order: OrderRecord, money: MoneyText): Letter['cards'] {
  return order.issued.map((hash, nth) => ({
    ...issuedCard(order.orderId, nth),
    worth: money(state.purchase.giftCards[hash]?.issued?.worth ?? 0),
  }));
}

function linksOf(
  { people }: World,
  { orderId, userId }: OrderRecord,
  kind: Mail['kind'],
  language: TranslatedLanguage,
): Letter['links'] {
  if (kind === 'gift-card')
    return [{ label: textIn(MAIL_WORDS.viewBalance, language), path: '/gift-cards' }];
  const isRegistered = people.some(({ id }) => id === userId);
  const path = isRegistered
    ? `/myaccount/orderdetails?orderId=${orderId}` // RTE-02
    : '/services/view-order'; // RTE-05
  return [{ label: textIn(MAIL_WORDS.viewOrder, language), path }];
}
