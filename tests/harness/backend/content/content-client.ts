import { createInProcessBackend } from '#harness/backend/in-process.ts';
import type { Call } from '#src/ports/http/call.ts';
import { performCall } from '#src/ports/http/http.ts';
import { createSessionGate } from '#src/ports/session/session-gate.ts';
import type { Brand } from '#src/commerce/brands.ts';
import { serviceKeysOf } from '#src/store-config/service-keys.ts';
import { storesOfBrand, type Site } from '#src/store-config/stores.ts';
import { shownLanguage } from '#src/ui/i18n/languages.ts';

export const backend = createInProcessBackend({ seed: 1 });

/** A site by brand and target: `rl`, `CH-FR`. */
export function siteOf(brand: Brand, target: string): Site {
  const site = storesOfBrand(brand).find((each) => each.target === target);
  if (!site) throw new Error(`${brand} has no site ${target}`);
  return site;
}

/** Some different sites of each brand, and one for each of its languages. */
export const SAMPLE_SITES = (['rl', 'hm'] as const).flatMap((brand) => {
  const some = ['GB', 'DE', 'CH-DE', 'FR'].map((target) => siteOf(brand, target));
  const known = new Set<string>(some.map(({ language }) => language));
  const others = storesOfBrand(brand).filter(({ language }) => {
    const isNew = !known.has(language);
    known.add(language);
    return isNew;
  });
  return [...some, ...others];
});

export const ALL_SITES = [...storesOfBrand('rl'), ...storesOfBrand('hm')];

/** Makes calls like a site's shop: sends them, checks the contract and parses the answer. */
export function shopAt(site: Site, keys = serviceKeysOf(site.brand)) {
  return <Params, Answer, Value>(
    call: Call<Params, Answer, Value>,
    params: NoInfer<Params>,
  ): Promise<Value> =>
    performCall(
      call,
      params,
      {
        ...site,
        language: shownLanguage(site.language),
        fetch: backend.fetch,
        origin: '',
        keys,
      },
      createSessionGate(),
    );
}

/** Number of products that a listing call of a site finds. */
export async function countOf({ storeName }: Site, filter: 'category' | 'search', value: string) {
  const url = `/transformer/products?filter[${filter}]=${encodeURIComponent(value)}`;
  const response = await backend.fetch(url, { headers: { 'store-name': storeName } });
  if (!response.ok) return 0;
  const { meta } = (await response.json()) as { meta: { page: { total: number } } };
  return meta.page.total;
}
