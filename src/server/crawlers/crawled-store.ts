import { type ResolvedSite, resolveSite } from '../../store-config/resolve-host.ts';
import { type Site, storesOfBrand } from '../../store-config/stores.ts';

/** One brand in one country, as a host names it. */
export interface CrawledStore {
  /** The store's sites, one a language. */
  sites: readonly Site[];
  /** Origin at which the host's own files are found. */
  origin: string;
}

/** The store at a host; `undefined` where there is none. Unlike documents, files for crawlers have no nearest store. */
export function crawledStore(url: URL): CrawledStore | undefined {
  const resolved = resolvedOrNone(url.host);
  if (!resolved) return undefined;
  const { site, siteEnvironment } = resolved;
  const own = new URL(site.SITE_URL);
  if (siteEnvironment === 'production' && own.hostname !== url.hostname) return undefined;
  return {
    sites: storesOfBrand(site.brand).filter(({ storeId }) => storeId === site.storeId),
    origin: siteEnvironment === 'test' ? url.origin : own.origin,
  };
}

function resolvedOrNone(host: string): ResolvedSite | undefined {
  try {
    return resolveSite({ host, path: '/', storeOverride: null });
  } catch {
    return undefined;
  }
}
