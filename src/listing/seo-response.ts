import { type Infer, pattern, string, type } from 'superstruct';
import { validItems, optionalLenient } from '../kernel/tolerant.ts';
import type { CategorySeo, Hreflang } from './seo-contract.ts';

export const CategorySeoAnswer = type({
  name: string(),
  description: optionalLenient(string()),
  metadata: optionalLenient(
    type({
      title: optionalLenient(string()),
      description: optionalLenient(string()),
      keywords: optionalLenient(string()),
    }),
  ),
});

const HreflangAnswer = type({
  url: pattern(string(), /^https:\/\/[\w.-]+(?::\d+)?(?:\/|$)/),
  host: string(),
  hreflang: string(),
  cc: string(),
  storeName: string(),
  locale: string(),
});

export const HreflangsAnswer = type({ data: validItems(HreflangAnswer) });

export function readCategorySeo(answer: Infer<typeof CategorySeoAnswer>): CategorySeo {
  const { name, description = '', metadata } = answer;
  return {
    name,
    description,
    metadata: {
      title: metadata?.title ?? name,
      description: metadata?.description ?? description,
      keywords: metadata?.keywords ?? '',
    },
  };
}

export function readHreflangs({ data }: Infer<typeof HreflangsAnswer>): Hreflang[] {
  return data.map(({ url, host, hreflang, cc, storeName, locale }) => ({
    url,
    host,
    hreflang,
    cc,
    storeName,
    locale,
  }));
}
