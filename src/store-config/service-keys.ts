import type { Brand } from '../commerce/brands.ts';

/** What the services of others know this shop by (API-04, API-24). */
export type ServiceKeys = { content: Record<string, string>; sap: string };

/** The content of each brand is kept apart, and told apart by the key alone. */
const CONTENT_KEYS: Readonly<Record<Brand, string>> = {
  rl: 'selvedge-denim',
  hm: 'selvedge-tailored',
};

/** The keys of a brand's shop. They are public: every visitor's browser sends them. */
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
