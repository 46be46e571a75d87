import { object, string, type Infer, type } from 'superstruct';
import { siteLink } from '../kernel/site-link.ts';
import { goodEntries } from '../kernel/tolerant.ts';

/** The breadcrumb of a listing or product answer, outermost page first (ENT-21). */
export const BreadcrumbAnswer = goodEntries(
  type({
    analyticsId: string(),
    id: string(),
    label: string(),
    pageType: string(),
    url: siteLink(),
  }),
);

/** One page of the way to the current one, as pages show it. */
export const Crumb = object({ id: string(), label: string(), url: string() });
export type Crumb = Infer<typeof Crumb>;

/** Keeps of each crumb what pages show. */
export function readBreadcrumb(answer: Infer<typeof BreadcrumbAnswer>): Crumb[] {
  return answer.map(({ id, label, url }) => ({ id, label, url }));
}
