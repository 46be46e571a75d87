import type { Brand } from '../commerce/brands.ts';

/** API keys of external services (API-04, API-24). */
export type ServiceKeys = { content: Record<string, string>; sap: string };

/** Content keys by brand: only the key selects a brand's content. */
const CONTENT_KEYS: Readonly<Record<Brand, string>> = {
  rl: 'selvedge-denim',
  hm: 'selvedge-tailored',
};

/** API keys of a brand. Public, because every browser sends them. */
export function serviceKeysOf(brand: Brand): ServiceKeys {
  return {
    content: {
      api_key: CONTENT_KEYS[brand],
      access_token: 'selvedge-delivery',
      branch: 'main',
      environment: 'production',
    },
    sap: 'selvedge-web',
  };
}
