import type { ParseKeys } from 'i18next';
import { type Struct, string } from 'superstruct';
import type account from '#locales/en/account.json';
import type campaign from '#locales/en/campaign.json';
import type cart from '#locales/en/cart.json';
import type catalogue from '#locales/en/catalogue.json';
import type checkout from '#locales/en/checkout.json';
import type common from '#locales/en/common.json';
import type consent from '#locales/en/consent.json';
import type contactUs from '#locales/en/contactUs.json';
import type formats from '#locales/en/formats.json';
import type forms from '#locales/en/forms.json';
import type myAccount from '#locales/en/myAccount.json';
import type newsletter from '#locales/en/newsletter.json';
import type reports from '#locales/en/reports.json';
import type studio from '#locales/en/studio.json';
import type throttle from '#locales/en/throttle.json';
import type withoutScript from '#locales/en/withoutScript.json';

/** English texts by namespace: an unknown key does not compile. */
interface EnglishTexts {
  account: typeof account;
  campaign: typeof campaign;
  cart: typeof cart;
  catalogue: typeof catalogue;
  checkout: typeof checkout;
  common: typeof common;
  consent: typeof consent;
  contactUs: typeof contactUs;
  formats: typeof formats;
  forms: typeof forms;
  myAccount: typeof myAccount;
  newsletter: typeof newsletter;
  reports: typeof reports;
  studio: typeof studio;
  throttle: typeof throttle;
  withoutScript: typeof withoutScript;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: EnglishTexts;
  }
}

/** Namespace: a file of `locales/<language>`; `studio` belongs to the studio. */
export type TextNamespace = keyof EnglishTexts;

/** All namespaces of the shop's texts. A document may show any of them, so the server loads all. */
export const SHOP_NAMESPACES = /* @__PURE__ */ Object.keys({
  common: true,
  catalogue: true,
  cart: true,
  account: true,
  campaign: true,
  checkout: true,
  consent: true,
  contactUs: true,
  formats: true,
  forms: true,
  myAccount: true,
  newsletter: true,
  reports: true,
  throttle: true,
  withoutScript: true,
} satisfies Record<Exclude<TextNamespace, 'studio'>, true>) as TextNamespace[];

type PlainKeys = { [N in TextNamespace]: ParseKeys<N> };

/** Key with its namespace, such as `cart:bag.title`. */
export type NamedTextKey = { [N in TextNamespace]: `${N}:${PlainKeys[N]}` }[TextNamespace];

/** Key of a namespace, or any key with its namespace. */
export type TextKey<N extends TextNamespace = 'common'> = PlainKeys[N] | NamedTextKey;

/** Last parts of the keys below a key: `TextBelow<'cart', 'total'>` has `tax` for `total.tax`. */
export type TextBelow<
  N extends TextNamespace,
  Above extends string,
> = PlainKeys[N] extends infer Key
  ? Key extends `${Above}.${infer Below}`
    ? Below
    : never
  : never;

/** Struct of a stored key. Accepts any string, because an older record may have a removed key. */
export const NamedTextKey = string() as Struct<NamedTextKey, null>;

/** Values of a text's placeholders; `count` selects the plural form. */
type TextValues = Readonly<Record<string, string | number | null | undefined>>;

/** Translates keys. A computed key may be missing and needs a `defaultValue`. */
export interface Translate<N extends TextNamespace = 'common'> {
  (key: string | string[], values: TextValues & { defaultValue: string }): string;
  (key: TextKey<N>, values?: TextValues): string;
}
