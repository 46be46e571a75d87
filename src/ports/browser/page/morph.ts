import { type PageTurn, pageHold, turnPage } from './page-turn.ts';

const NAME = 'product-picture';
/** One frame. A device that needs longer for the change goes without a transition, for which it computes the styles of all the page anew. */
const QUICK_MS = 16;
/** So long the old page stays for its picture to be taken; who is slower goes on without. */
const TAKING_MS = 50;
/** So long the old page stands still for a new one that is being made; that one is not held up. */
const MAKING_MS = 40;

let isTooSlow = false;
let finish: () => boolean = () => false;

/**
 * Changes the page. Where the picture of the product that is entered or left is in sight, it becomes
 * its likeness on the next page, if the browser can do that and the shopper wants motion. Elements
 * name their picture as `data-morph`.
 */
export function morph(turn: PageTurn): void {
  const { entered, left, update, place } = turn;
  const before = canMorph() ? (inSight(entered) ?? inSight(left)) : undefined;
  finish();
  if (!before) {
    turnPage(turn);
    return;
  }
  const pictureId = before.dataset['morph'];
  let after: HTMLElement | undefined;
  let isOver = false;
  finish = goOn;
  pageHold.set(true);
  const begun = performance.now();
  update();
  if (performance.now() - begun > QUICK_MS) {
    goOn();
    requestAnimationFrame(place);
    return;
  }
  before.style.viewTransitionName = NAME;
  const transition = document.startViewTransition(async () => {
    if (!goOn()) return;
    await Promise.resolve();
    place();
    // A product's page has its picture as soon as it is there; on a listing the tile may be gone.
    after = await comesInSight(pictureId, pictureId === entered ? MAKING_MS : 0);
    if (after) after.style.viewTransitionName = NAME;
  });
  setTimeout(() => {
    if (!goOn()) return;
    isTooSlow = true;
    transition.skipTransition();
    requestAnimationFrame(place);
  }, TAKING_MS);
  // It is cut short where somebody else goes on.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    if (after) after.style.viewTransitionName = '';
  });

  /** Shows the new page; false where that has been done. */
  function goOn(): boolean {
    before?.style.removeProperty('view-transition-name');
    if (isOver) return false;
    isOver = true;
    pageHold.set(false);
    return true;
  }
}

function canMorph(): boolean {
  return (
    !isTooSlow &&
    'startViewTransition' in document &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

function inSight(pictureId: string | undefined): HTMLElement | undefined {
  if (pictureId === undefined) return undefined;
  const all = document.querySelectorAll<HTMLElement>(`[data-morph="${CSS.escape(pictureId)}"]`);
  return [...all].find((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
  });
}

async function comesInSight(
  pictureId: string | undefined,
  patience: number,
): Promise<HTMLElement | undefined> {
  const end = performance.now() + patience;
  for (;;) {
    const element = inSight(pictureId);
    if (element || performance.now() >= end) return element;
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}
