import { type ResolvedSite, resolveSite } from '../../store-config/resolve-host.ts';
import { type Site, storesOfBrand } from '../../store-config/stores.ts';

/** Store at a host: one brand in one country. */
export interface CrawledStore {
  /** The store's sites, one per language. */
  sites: readonly Site[];
  /** Origin of the host's own files. */
  origin: string;
}

/**
 * Store at a host; undefined without one. Unlike documents, files for crawlers do not use the
 * nearest store.
 */
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
