import { type Scope, scopeBind } from 'effector';
import { onFileNews } from '../kernel/lazy-import.ts';
import { frontPictureOf } from '../kernel/picture.ts';
import { scrollToTop, isChoosing, createScrollMemory } from '../ports/browser/page/scroll.ts';
import type { BrowserHistory } from '../ports/browser/page/history.ts';
import { turn } from '../ports/browser/page/page-turn.ts';
import { onConnection } from '../ports/browser/connection-news.ts';
import type { TabChannel } from '../ports/browser/tabs.ts';
import { connectionChanged } from '../ports/connection.ts';
import { fileCame, fileLost } from '../ports/lost-files.ts';
import { type Location, locationChanged } from '../ports/navigation.ts';
import type { RenewalLock } from '../ports/session/renewal-lock.ts';
import { type SessionGate, hearOtherTab } from '../ports/session/session-gate.ts';
import { tabMessageReceived } from '../ports/tabs.ts';
import { productIdOf } from '../commerce/product-path.ts';

/** Updates the page for each navigation, and restores its scroll position. */
export function listenToHistory(scope: Scope, history: BrowserHistory, whenAlive: WhenAlive): void {
  const changed = scopeBind(locationChanged, { scope });
  const scroll = createScrollMemory();
  let last = history.current();
  scroll.arrive(last.key);
  history.listen((location, action) => {
    scroll.leave(last.key);
    const from = last;
    last = location;
    const isChoice = isProduct(from) && isProduct(location) && isChoosing();
    whenAlive(() =>
      turn.page({
        entered: action === 'replace' ? undefined : pictureOfPage(location),
        left: action === 'replace' ? undefined : pictureOfPage(from),
        update: () => changed({ location, action }),
        place() {
          if (action === 'pop') scroll.comeBack(location.key);
          else if (isElsewhere(from, location, action) && !isChoice) scrollToTop();
        },
      }),
    );
  });
  scroll.attach(() => last.key);
}

type WhenAlive = (run: () => void) => void;

function pictureOfPage({ path }: Location): string | undefined {
  const productId = productIdOf(path);
  return productId && frontPictureOf(productId);
}

function isProduct({ path }: Location): boolean {
  return productIdOf(path) !== undefined;
}

/**
 * True for another page, or another page number of a listing. Filters and loading more do not
 * scroll.
 */
function isElsewhere(last: Location, { path, search }: Location, action: string): boolean {
  const pageOf = (query: string) => new URLSearchParams(query).get('page');
  return path !== last.path || (action === 'push' && pageOf(search) !== pageOf(last.search));
}

/** Connection of the device, and files that were lost or came after all. */
export function listenToConnection(scope: Scope, whenAlive: WhenAlive): void {
  const changed = scopeBind(connectionChanged, { scope });
  onConnection((news) => whenAlive(() => changed(news)));
  const lost = scopeBind(fileLost, { scope });
  const came = scopeBind(fileCame, { scope });
  onFileNews(({ isHere, ...file }) => (isHere ? came : lost)(file));
}

/** Messages of other tabs. */
export function listenToTabs(
  scope: Scope,
  tabs: TabChannel,
  gate: SessionGate,
  lock: RenewalLock,
): void {
  const heard = scopeBind(tabMessageReceived, { scope });
  tabs.listen((message) => {
    hearOtherTab(message, gate, lock);
    heard(message);
  });
}
