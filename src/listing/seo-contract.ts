import { type Infer, array, object, string } from 'superstruct';

/** ENT-31 */
export const CategorySeo = object({
  name: string(),
  description: string(),
  metadata: object({ title: string(), description: string(), keywords: string() }),
});
export type CategorySeo = Infer<typeof CategorySeo>;

/** ENT-28: the same page on the site of another country or language. */
export const Hreflang = object({
  url: string(),
  host: string(),
  hreflang: string(),
  cc: string(),
  storeName: string(),
  locale: string(),
});
export type Hreflang = Infer<typeof Hreflang>;

export const Hreflangs = array(Hreflang);
