/** All that pages of text, the search, the newsletter, letters and reports of problems hear of what is there without them. */
import { merge, sample } from 'effector';
import { letterLeft } from '../../../contact/incoming.ts';
import { $content } from '../../../content/model.ts';
import * as newsletter from '../../../newsletter/incoming.ts';
import { $isMissing, pageEntered } from '../../../pages/model.ts';
import { cameOnline } from '../../../ports/connection.ts';
import { waitFx } from '../../../ports/clock.ts';
import { locationChanged } from '../../../ports/navigation.ts';
import { sizeGuideFx } from '../../../product/size-guide/size-guide-model.ts';
import * as reports from '../../../reports/incoming.ts';
import { closeReport, wantAutomatic } from '../../../reports/open-model.ts';
import { openSearch } from '../../../search/drawer-model.ts';
import * as search from '../../../search/incoming.ts';
import { $visits } from '../../visits-model.ts';
import { gate, gateOpened } from '../gate.ts';

// Pages of text.
export const textLineIsBack = gate('text', cameOnline);
export const textPageSeen = merge([gate('text', pageEntered), gateOpened('text')]);
/** The address may have no page. */
export const missingPageSeen = merge<unknown>([textPageSeen, gate('text', $isMissing.updates)]);
export const sizeGuideRead = gate('text', sizeGuideFx.done);
export const sizeGuideRefused = gate('text', sizeGuideFx.fail);

// The search.
sample({ clock: [gate('search', openSearch), gateOpened('search')], target: search.drawerSeen });
sample({ clock: gate('search', locationChanged), target: search.pageLeft });
sample({ clock: gate('search', waitFx.done), target: search.waited });
export const contentSeen = merge([gate('search', $content.updates), gateOpened('search')]);

// The newsletter, and the campaign that one signs up for.
sample({ clock: gate('newsletter', waitFx.done), target: newsletter.calmWaited });
sample({ clock: gate('campaign', locationChanged), target: newsletter.visitChanged });
export const visitSeen = merge([gate('newsletter', $visits.updates), gateOpened('newsletter')]);

// Letters to customer service, and reports of problems.
sample({ clock: gate('contact', pageEntered), target: letterLeft });

sample({
  clock: [gateOpened('reports'), gate('reports', wantAutomatic)],
  target: reports.reportsLookedAt,
});
sample({ clock: gate('reports', waitFx.done), target: reports.reportsWaited });
sample({ clock: gate('reports', cameOnline), target: reports.reportLineIsBack });
sample({ clock: gate('reports', closeReport), target: reports.reportLeft });
