import type { CallBase } from './call.ts';

/** Where each kind of call goes (API-01), below the backend's origin. */
const PATHS: Record<Exclude<CallBase, 'commerce'>, string> = {
  transformer: '/transformer',
  recommendations: '/recommendations',
  content: '/content',
  seo: '/seo',
  sap: '/sap',
  app: '/api',
  /** The shop's own server, which collects them. */
  reports: '/reports',
};

/** CFG-08: where a service answers for a store, below the backend's origin. */
export function endpointOf(base: CallBase, storeId: string): string {
  return base === 'commerce' ? `/wcs/resources/store/${storeId}` : PATHS[base];
}
