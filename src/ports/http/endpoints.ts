import type { CallBase } from './call.ts';

/** Paths of services that all stores share (API-01), below the backend's origin. */
const PATHS: Record<Exclude<CallBase, 'commerce'>, string> = {
  transformer: '/transformer',
  recommendations: '/recommendations',
  content: '/content',
  seo: '/seo',
  sap: '/sap',
  app: '/api',
  /** The shop's own server collects reports. */
  reports: '/reports',
};

/** Path of a store's commerce API. */
export function commercePath(storeId: string): string {
  return `/wcs/resources/store/${storeId}`;
}

/** CFG-08: path of a service for a store, below the backend's origin. */
export function endpointOf(base: CallBase, store: { WCS_API: string }): string {
  return base === 'commerce' ? store.WCS_API : PATHS[base];
}
