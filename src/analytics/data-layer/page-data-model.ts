import { sample } from 'effector';
import {
  array,
  boolean,
  enums,
  integer,
  never,
  nullable,
  number,
  object,
  optional,
  string,
} from 'superstruct';
import { inlet } from '../../event-log/inlet.ts';
import { fact, feature, port, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { noPayload, personalEmail, personalText } from '../../kernel/struct.ts';
import { sitePath } from '../../ports/address-marks.ts';
import { waitFx } from '../../ports/clock.ts';
import { $mayMeasure } from '../allowed-model.ts';
import { EventItem } from '../event.ts';
import { Role } from '../roles.ts';
import { errorSeen } from '../error-reports-model.ts';
import {
  type EmailHash,
  AccountContext,
  ListingContext,
  type PageSight,
  type PageVisit,
  entryOf,
  visitOf,
} from './page-data.ts';
import { productOpened } from '../../product/model.ts';

feature('measure');

/** ANA-09: longest wait for a page's data, in ms. */
const LIMIT_MS = 10_000;
const LABEL = 'data-layer-';

/** ANA-01: data layer entry of a page. `emailHash` is present for signed-in shoppers. */
const PageEntry = object({
  pageType: string(),
  referrerUrl: sitePath(),
  brand: string(),
  country: string(),
  language: string(),
  currency: string(),
  target: string(),
  siteVersion: string(),
  userType: enums(['guest', 'registered']),
  roles: array(Role),
  account: optional(AccountContext),
  emailHash: optional(personalText()),
  cart: object({ itemCount: integer(), value: number() }),
  listing: optional(ListingContext),
  product: optional(EventItem),
});

/** The page, or its known data, has changed. */
export const pageSeen = inlet<PageSight>();

/** Pushes a page's entry to the data layer. */
export const tellPageFx = port('analytics/tellPage', {
  params: PageEntry,
  done: noPayload(),
  fail: never(),
});
/** ANA-04, ANA-05: SHA-256 of a normalised e-mail address in hexadecimal; empty if invalid. */
export const hashEmailFx = port('analytics/hashEmail', {
  params: object({ email: personalEmail() }),
  done: personalText(),
  fail: never(),
});

export const pageTold = fact('analytics/pageTold', object({ pageType: string(), from: string() }));
/** ANA-11: first page view of a product since its selection. */
export const productViewFired = fact('analytics/productViewFired', object({ productId: string() }));
/** ANA-09 */
export const pageMissed = fact('analytics/pageMissed', object({ pageType: string() }));

/** Origin of the referrer of the first page; its full address may be personal. */
export const readReferrerFx = port('analytics/readReferrer', {
  params: noPayload(),
  done: string(),
  fail: never(),
});

/** ANA-06 */
export const $pageVisit = state<PageVisit | null>(
  'analytics/pageVisit',
  null,
  nullable(
    object({
      visit: string(),
      pageType: string(),
      path: sitePath(),
      from: string(),
      referrerUrl: sitePath(),
      status: enums(['waiting', 'told', 'late']),
    }),
  ),
);
/** ANA-11, ENT-23: true from a product view until another selection. */
const $pdpPageViewFired = state('analytics/pdpPageViewFired', false, boolean());
const $referrer = state('analytics/referrer', null, nullable(string()));
const $emailHash = state<EmailHash | null>(
  'analytics/emailHash',
  null,
  nullable(object({ email: personalEmail(), hash: nullable(personalText()) })),
);

$referrer.on(readReferrerFx.doneData, (_, referrer) => referrer);

const seen = sampleStores({
  clock: pageSeen,
  source: { before: $pageVisit, referrer: $referrer, known: $emailHash, mayMeasure: $mayMeasure },
  filter: ({ referrer, mayMeasure }) => mayMeasure && referrer !== null,
  fn: ({ before, referrer, known }, sight) => {
    const visit = visitOf(before, sight, referrer ?? '');
    const entry = visit.status === 'waiting' ? entryOf(sight, visit, known) : undefined;
    return { before, visit, sight, known, entry };
  },
});
const complete = seen.filterMap(({ visit, entry, sight }) => entry && { visit, entry, sight });
const overdue = sample({
  clock: waitFx.done,
  source: $pageVisit,
  filter: (visit, { params }) =>
    visit?.status === 'waiting' && params.label === LABEL + visit.visit,
  fn: (visit) => ({ pageType: visit?.pageType ?? '' }),
});

$pageVisit
  .on(seen, (_, { visit, entry }) => (entry ? { ...visit, status: 'told' } : visit))
  .on(overdue, (visit) => visit && { ...visit, status: 'late' });

sample({
  clock: seen.filter({ fn: ({ before, visit }) => before?.visit !== visit.visit }),
  fn: ({ visit: { visit } }) => ({ ms: LIMIT_MS, label: LABEL + visit }),
  target: waitFx,
});

const emailWanted = seen.filterMap(({ sight: { user }, known }) =>
  user?.email && user.email !== known?.email ? { email: user.email } : undefined,
);
$emailHash
  .on(emailWanted, (_, { email }) => ({ email, hash: null }))
  .on(hashEmailFx.done, (known, { params: { email }, result }) =>
    known?.email === email ? { email, hash: result } : known,
  );
sample({ clock: emailWanted, target: hashEmailFx });

sample({ clock: complete, fn: ({ entry }) => entry, target: tellPageFx });
sample({
  clock: complete,
  fn: ({ visit: { pageType, from } }) => ({ pageType, from }),
  target: pageTold,
});

const viewed = sample({
  clock: seen.filterMap(({ visit: { status }, entry, sight: { subject } }) => {
    const isTold = entry !== undefined || status === 'told';
    const isProduct = isTold && typeof subject === 'object';
    return isProduct ? { productId: subject.item_id } : undefined;
  }),
  source: $pdpPageViewFired,
  filter: (isFired) => !isFired,
  fn: (_, view) => view,
});
$pdpPageViewFired.on(viewed, () => true).on(productOpened, () => false);
sample({ clock: viewed, target: productViewFired });

sample({ clock: overdue, target: pageMissed });
sample({
  clock: overdue,
  fn: ({ pageType }) => ({
    severity: 'error' as const,
    message: 'Datalayer not loaded',
    pageType,
  }),
  target: errorSeen,
});
// ANA-10
sample({
  clock: complete.filter({ fn: ({ sight }) => sight.subject === 'missing' }),
  fn: ({ entry: { pageType } }) => ({
    severity: 'warning' as const,
    message: 'digital data not set for product - missing data',
    pageType,
  }),
  target: errorSeen,
});
