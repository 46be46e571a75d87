import { shownLanguage } from '../ui/i18n/languages.ts';
import type { Site } from './stores.ts';

/** CFG-08: what follows from a site: where its translations come from and where its services answer. */
export type Endpoints = {
  translationLocale: string;
  commerce: string;
  transformers: string;
  recommendations: string;
  content: string;
  sap: string;
  app: string;
  experimentScript: string;
  /** Empty where no map service is configured. */
  mapsKey: string;
};

/** Endpoints are paths on the shop's own origin unless another `origin` is given. */
export function endpointsOf(site: Site, { origin = '', mapsKey = '' } = {}): Endpoints {
  return {
    translationLocale: shownLanguage(site.language),
    commerce: origin + site.WCS_API,
    transformers: `${origin}/transformer`,
    recommendations: `${origin}/recommendations`,
    content: `${origin}/content`,
    sap: `${origin}/sap`,
    app: `${origin}/api`,
    experimentScript: `${origin}/experiments/${site.brand}-${site.countryCode.toLowerCase()}.js`,
    mapsKey,
  };
}
