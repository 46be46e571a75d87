import { type Infer, literal, object } from 'superstruct';
import { taggedUnion } from '../../kernel/struct.ts';
import { CallUs, ContentPage, Faq, type Placements } from './page-contract.ts';
import { CONTENT_KINDS, type ContentKind } from '../page-kind.ts';

/** A loaded page of the content service, by shape. */
export const LoadedPage = taggedUnion('shape', {
  text: object({ shape: literal('text'), text: ContentPage }),
  faq: object({ shape: literal('faq'), faq: Faq }),
  callUs: object({ shape: literal('callUs'), callUs: CallUs }),
});
export type LoadedPage = Infer<typeof LoadedPage>;

/** State of the shown page. */
export type ShownContentPage =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed' }
  | { status: 'ready'; kind: ContentKind; page: LoadedPage };

/**
 * Kind of the content page at a path; `null` for none, `unknown` until the addresses have loaded.
 * @example kindAt({ global_urls: { callUs: '/call-us' }, … }, '/call-us') // 'call-us'
 */
export function kindAt(
  placements: Placements | null,
  path: string,
): ContentKind | 'unknown' | null {
  if (!placements) return 'unknown';
  const found = Object.entries(placements.global_urls).find(([, url]) => url === path);
  const name = found?.[0].replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return CONTENT_KINDS.find((kind) => kind === name) ?? null;
}

/** ENT-26, ENT-30: further links, genders first, without those in `told`. */
export function waysOn(
  placements: Placements | null,
  told: ReadonlySet<string>,
): readonly { label: string; url: string }[] {
  if (!placements) return [];
  const { glpButtons, secondarynav } = placements.navigation;
  const genders = glpButtons.map(({ name, url }) => ({ label: name, url }));
  return [...genders, ...secondarynav].filter(({ url }) => !told.has(url));
}

export function titleOf(page: LoadedPage): string {
  if (page.shape === 'text') return page.text.title;
  return page.shape === 'faq' ? page.faq.title : page.callUs.title;
}

/** Description of a page for search engines. */
export function descriptionOf(page: LoadedPage): string {
  if (page.shape === 'text') return page.text.description;
  return page.shape === 'faq'
    ? page.faq.sections.map(({ title }) => title).join(', ')
    : page.callUs.text;
}
