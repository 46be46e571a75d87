import { combine, merge, sample } from 'effector';
import { array, nullable, object, string } from 'superstruct';
import { type AnyEffect, command, fact, feature, input, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { dictionary, noPayload } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';
import { $store } from '../../store-config/model.ts';
import { callUsCall, contentPageCall, faqCall, globalPlacementsCall } from './page-api.ts';
import { Placements } from './page-contract.ts';
import { LoadedPage, type ShownContentPage, kindAt } from './page.ts';
import type { PageKind } from '../page-kind.ts';

feature('text');

const Part = object({ part: string() });

/**
 * Key of the content service's addresses among the page parts; they determine the kind of a page.
 */
const PLACEMENTS = 'unknown';

/** RTE-21: opens a path, below the visit's basename, that may be a content page. */
export const openPage = command('content/openPage', object({ path: string() }));
/** Loads the FAQ for use on another page. */
export const wantFaq = command('content/wantFaq', noPayload());
export const retryPage = input('content/retryPage', noPayload());
export const contentPartLoaded = fact('content/partLoaded', Part);
export const partMissed = fact('content/partMissed', Part);

export const placementsFx = callFx(globalPlacementsCall);
export const pageFx = callFx(contentPageCall);
export const faqFx = callFx(faqCall);
export const callUsFx = callFx(callUsCall);

const $path = state('content/path', '', string());
export const $placements = state<Placements | null>(
  'content/placements',
  null,
  nullable(Placements),
);
const $pages = state<Record<string, LoadedPage>>('content/pages', {}, dictionary(LoadedPage));
const $underWay = state<string[]>('content/underWay', [], array(string()));
const $lostParts = state<string[]>('content/lostParts', [], array(string()));

const $kind = combine($placements, $path, kindAt);

export const $contentPage = combine(
  $kind,
  $pages,
  $lostParts,
  (kind, pages, lost): ShownContentPage => {
    if (kind === null) return { status: 'missing' };
    const page = pages[kind];
    if (kind !== PLACEMENTS && page) return { status: 'ready', kind, page };
    return { status: lost.includes(kind) ? 'failed' : 'loading' };
  },
);

/** Questions and answers; null until loaded. */
export const $faq = $pages.map(({ faq }) => (faq?.shape === 'faq' ? faq.faq : null));

const shownWanted = sampleStores({
  clock: [openPage, retryPage, placementsFx.done],
  source: { part: $kind, pages: $pages, underWay: $underWay },
  filter: ({ part, pages, underWay }) => part !== null && !pages[part] && !underWay.includes(part),
  fn: ({ part }) => ({ part: part ?? PLACEMENTS }),
});
const faqWanted = sampleStores({
  clock: wantFaq,
  source: { pages: $pages, underWay: $underWay },
  filter: ({ pages, underWay }) => !pages['faq'] && !underWay.includes('faq'),
  fn: () => ({ part: 'faq' }),
});
const wanted = merge([shownWanted, faqWanted]);

$path.on(openPage, (_, { path }) => path);
$placements.on(placementsFx.doneData, (_, placements) => placements);
$pages
  .on(pageFx.done, (pages, { params, result }) => ({
    ...pages,
    [params.page]: { shape: 'text', text: result },
  }))
  .on(faqFx.doneData, (pages, faq) => ({ ...pages, faq: { shape: 'faq', faq } }))
  .on(callUsFx.doneData, (pages, callUs) => ({
    ...pages,
    'call-us': { shape: 'callUs', callUs },
  }));
$underWay
  .on(wanted, (parts, { part }) => [...parts, part])
  .on([contentPartLoaded, partMissed], (parts, { part }) => parts.filter((each) => each !== part));
$lostParts
  .on(partMissed, (parts, { part }) => [...parts, part])
  .on(wanted, (parts, { part }) => parts.filter((each) => each !== part));

const request = sample({
  clock: wanted,
  source: $store,
  fn: ({ locale }, { part }) => ({ part, locale }),
});

/** Parts with a call of their own. */
const OWN: Readonly<Record<string, AnyEffect>> = {
  [PLACEMENTS]: placementsFx,
  faq: faqFx,
  'call-us': callUsFx,
};
const partOfPage = ({ params }: { params: { page: string } }) => ({ part: params.page });

sample({
  clock: request,
  filter: ({ part }) => !OWN[part],
  fn: ({ part, locale }) => ({ page: part as PageKind, locale }),
  target: pageFx,
});
sample({ clock: pageFx.done, fn: partOfPage, target: contentPartLoaded });
sample({ clock: pageFx.fail, fn: partOfPage, target: partMissed });

for (const [part, fx] of Object.entries(OWN)) {
  sample({
    clock: request,
    filter: (wish) => wish.part === part,
    fn: ({ locale }) => ({ locale }),
    target: fx,
  });
  sample({ clock: fx.done, fn: () => ({ part }), target: contentPartLoaded });
  sample({ clock: fx.fail, fn: () => ({ part }), target: partMissed });
}
