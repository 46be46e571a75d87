import { withoutLastSlashes } from '../kernel/site-path.ts';
import type { Site } from '../store-config/stores.ts';
import { CONTENT_KINDS, type ContentKind, LEGAL_KINDS } from './page-kind.ts';
import { PATHS } from './path-tables.ts';

type Place = Pick<Site, 'brand' | 'language'>;

/**
 * RTE-21…24: path of a content page on a site, below the visit's basename.
 * @example contentPathOf(site, 'privacy') // '/datenschutz' on the denim brand's German site
 */
export function contentPathOf({ brand, language }: Place, kind: ContentKind): string {
  const paths = PATHS[language];
  if (kind === 'customer-service') return paths.customerService;
  const path = paths[brand]?.[LEGAL_KINDS.findIndex((each) => each === kind)];
  return path ?? `/${kind}`;
}

export function contentPageOf(site: Place, path: string): ContentKind | undefined {
  const wanted = withoutLastSlashes(path.toLowerCase()) || path.slice(0, 1);
  return CONTENT_KINDS.find((kind) => contentPathOf(site, kind) === wanted);
}
