/** All that letters, and reports of problems, hear of what is there without them. */
import { sample } from 'effector';
import { letterLeft } from '../../../contact/incoming.ts';
import { pageEntered } from '../../../pages/model.ts';
import { waitFx } from '../../../ports/clock.ts';
import { cameOnline } from '../../../ports/connection.ts';
import * as reports from '../../../reports/incoming.ts';
import { closeReport, wantAutomatic } from '../../../reports/open-model.ts';
import { gate, gateOpened } from '../gate.ts';

sample({ clock: gate('contact', pageEntered), target: letterLeft });

sample({
  clock: [gateOpened('reports'), gate('reports', wantAutomatic)],
  target: reports.reportsLookedAt,
});
sample({ clock: gate('reports', waitFx.done), target: reports.reportsWaited });
sample({ clock: gate('reports', cameOnline), target: reports.reportLineIsBack });
sample({ clock: gate('reports', closeReport), target: reports.reportLeft });
