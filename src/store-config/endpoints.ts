import type { Site } from './stores.ts';

/** CFG-08: the script of a site's experiments; where its services answer, `ports/http/endpoints.ts` says. */
export function experimentScriptOf({ brand, countryCode }: Site): string {
  return `/experiments/${brand}-${countryCode.toLowerCase()}.js`;
}
