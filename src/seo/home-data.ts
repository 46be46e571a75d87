import { SEARCH_PATH } from '../listing/address.ts';
import type { Site } from '../store-config/stores.ts';
import { urlOn } from './page-head.ts';

/** Brand and site with its search, as schema.org Organization and WebSite. */
export function homeData(site: Site): object[] {
  const url = urlOn(site, '/');
  const organization = {
    '@type': 'Organization',
    '@id': `${url}/#brand`,
    name: site.storeBrandName,
    url,
    logo: new URL(`/pictures/icon-${site.brand}-512.png`, url).href,
  };
  const website = {
    '@type': 'WebSite',
    '@id': `${url}/#site`,
    name: site.storeBrandName,
    url,
    inLanguage: site.locale,
    publisher: { '@id': organization['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${urlOn(site, SEARCH_PATH)}?searchTerm={search_term_string}`, // RTE-26
      },
      'query-input': 'required name=search_term_string',
    },
  };
  return [organization, website];
}
