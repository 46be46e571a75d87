import banners from '#fixtures/content/banners.json' with { type: 'json' };
import faq from '#fixtures/content/faq.json' with { type: 'json' };
import legalPages from '#fixtures/content/legal-pages.json' with { type: 'json' };
import menus from '#fixtures/content/menus.json' with { type: 'json' };
import placements from '#fixtures/content/placements.json' with { type: 'json' };
import servicePages from '#fixtures/content/service-pages.json' with { type: 'json' };
import type { Brand } from '#src/commerce/brands.ts';
import { serviceKeysOf } from '#src/store-config/service-keys.ts';
import { storesOfBrand } from '#src/store-config/stores.ts';
import { shownLanguage } from '#src/ui/i18n/languages.ts';
import { answer, type Call, type Handler, type Handlers } from '../call.ts';
import { ok, type BackendResponse } from '../message.ts';
import { readFor, type Reader } from './content-text.ts';

interface Spot {
  title: string;
  groups?: { title: string; links: unknown[] }[];
}

const LAYOUTS: Readonly<Record<string, unknown>> = { ...menus, ...banners };
const PAGES: Readonly<Record<string, unknown>> = { ...servicePages, ...legalPages, ...faq };

/** The content service's own error shape; it does not use the commerce backend's keys. */
function contentError(status: number, code: number, message: string): BackendResponse {
  return { status, body: { error_message: message, error_code: code, errors: {} } };
}

function brandOf({ headers }: Call): Brand | undefined {
  return (['rl', 'hm'] as const).find((brand) =>
    Object.entries(serviceKeysOf(brand).content).every(([name, key]) => headers[name] === key),
  );
}

/** API-04. A wrong key is answered with 412, as such services do. */
function forReader(respond: (call: Call, reader: Reader) => BackendResponse): Handler {
  return (call) => {
    const brand = brandOf(call);
    if (!brand) return answer(call, contentError(412, 109, 'The api key is not valid.'));
    const locale = call.query.get('locale');
    const site = storesOfBrand(brand).find((each) => each.locale === locale);
    if (!site) return answer(call, contentError(422, 141, 'The language was not found.'));
    return answer(call, respond(call, { site, language: shownLanguage(site.language) }));
  };
}

/** API-26: `GET /sites/global-placements` */
const getPlacements = forReader((_call, reader) => ok(readFor(placements, reader)));

/**
 * API-27: `GET /layout`. Sends every visibility, because the shop filters: a running campaign shows
 * exclusive entries to everybody (CNT-05).
 */
const getLayout = forReader(({ query }, reader) => {
  const wanted = (query.get('filters') ?? '').split(',');
  const data = Object.keys(LAYOUTS)
    .filter((key) => wanted.includes(key))
    .map((key) => [key, readFor<Spot[]>(LAYOUTS[key], reader)]);
  return ok({ data: Object.fromEntries(data) });
});

/** API-68 and the pages of `src/content/page-kind.ts`: `GET /pages/{page}` */
const getPage = forReader(({ segments: [name = ''] }, reader) => {
  if (!Object.hasOwn(PAGES, name)) return contentError(404, 118, 'The page was not found.');
  const page = readFor<{ sections?: unknown[] }>(PAGES[name], reader);
  if (name !== 'sitemap') return ok(page);
  return ok({ ...page, sections: [...menuSections(reader), ...(page.sections ?? [])] });
});

/** Menu sections of the sitemap: one for each entry with more than one link target. */
function menuSections(reader: Reader): unknown[] {
  return readFor<Spot[]>(menus.MEGA_MENU, reader).flatMap(({ title, groups = [] }, at) => {
    const links = groups.flatMap((group) => group.links);
    const section = { id: `menu-${at}`, title, paragraphs: [], points: [], links };
    return links.length > 0 ? [section] : [];
  });
}

export const contentRoutes: Handlers = {
  'GET content /sites/global-placements': getPlacements,
  'GET content /layout': getLayout,
  'GET content /pages/*': getPage,
};
