import { type Scope, scopeBind } from 'effector';
import { CONSENT_COOKIE } from '../consent/consent.ts';
import { KEPT_ADDS } from '../cart/changes/kept-adds-key.ts';
import type { SessionLog } from '../event-log/session-log.ts';
import { fetchFile } from '../kernel/late-file.ts';
import { readCookies } from '../ports/browser/environment.ts';
import { noteCallEntry } from '../ports/browser/measuring/call-entries.ts';
import { onIntent } from '../ports/browser/page/intent.ts';
import { isReportLeft } from '../ports/browser/storage/kept-report.ts';
import { offerTrace } from '../ports/browser/storage/own-trace.ts';
import { isKeptInTab } from '../ports/browser/page/page-life.ts';
import { turn } from '../ports/browser/page/page-turn.ts';
import { onReturn } from '../ports/browser/page/return.ts';
import { savesData } from '../ports/browser/saves-data.ts';
import type { Stream } from '../ports/browser/storage/stream.ts';
import { describeCalls } from '../ports/http/call-log.ts';
import type { MadeCalls } from '../ports/http/made-calls.ts';
import { pageShownAgain } from '../ports/start.ts';
import type { SessionGate } from '../ports/session/session-gate.ts';
import { warmProduct } from '../product/model.ts';
import { viewOf } from '../pages/page.ts';
import { productIdOf } from '../commerce/product-path.ts';
import { takeUpReport } from '../reports/open-model.ts';
import { attendTroubles } from './troubles.ts';

/** Parts of a running shop that need listeners. */
interface Attended {
  scope: Scope;
  log: Pick<SessionLog, 'export' | 'goOn'>;
  stream: Stream;
  gate: Pick<SessionGate, 'forgetToken'>;
  made: Pick<MadeCalls, 'listen'>;
}

/** Attaches the page's listeners after hydration; not part of the first load. */
export function attend({ scope, log, stream, gate, made }: Attended): void {
  made.listen(describeCalls(noteCallEntry)); // ANA-03
  attendTroubles(scope, stream);
  offerTrace(log);
  if (isReportLeft()) scopeBind(takeUpReport, { scope })();
  const warm = scopeBind(warmProduct, { scope });
  onIntent('article', (tile) => {
    const productId = productIdOf(tile.querySelector('a')?.pathname ?? '');
    if (productId === undefined || savesData()) return;
    warm({ productId });
    Promise.all([
      fetchFile(() => import('../ports/browser/page/morph.ts')),
      viewOf({ kind: 'product', productId }).fetch(),
    ]).then(
      ([{ morph }]) => (turn.page = morph),
      () => undefined, // A press loads the page again and shows the error.
    );
  });
  const shownAgain = scopeBind(pageShownAgain, { scope });
  onReturn({
    stream,
    mark: () => readCookies()[CONSENT_COOKIE] ?? '',
    run() {
      log.goOn();
      gate.forgetToken(); // The shared cookie identifies the current session.
      shownAgain({ isStillKept: isKeptInTab(KEPT_ADDS) });
    },
  });
}
