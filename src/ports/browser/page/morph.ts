import { type PageTurn, pageHold, turnPage } from './page-turn.ts';

const NAME = 'product-picture';
/**
 * One frame (ms). Later changes skip the transition, which would recompute the styles of the
 * whole page.
 */
const QUICK_MS = 16;
/**
 * Longest wait (ms) for the snapshot of the old page. A slower device skips all later
 * transitions.
 */
const TAKING_MS = 50;
/** Longest time (ms) that the old page is frozen while the new one renders. */
const MAKING_MS = 40;

let isTooSlow = false;
let finish: () => boolean = () => false;

/**
 * Changes the page with a view transition: the picture of the entered or left product morphs into
 * its counterpart. Needs browser support, a visible picture and no reduced motion. Elements name
 * their picture in `data-morph`.
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
    // A product page renders its picture at once; a listing may have lost the tile.
    after = await comesInSight(pictureId, pictureId === entered ? MAKING_MS : 0);
    if (!after) return;
    after.style.viewTransitionName = NAME;
    // A skipped `content-visibility` subtree is not captured.
    after.closest('li')?.style.setProperty('content-visibility', 'visible');
  });
  setTimeout(() => {
    if (!goOn()) return;
    isTooSlow = true;
    transition.skipTransition();
    requestAnimationFrame(place);
  }, TAKING_MS);
  // `ready` rejects when the transition is skipped.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    after?.style.removeProperty('view-transition-name');
    after?.closest('li')?.style.removeProperty('content-visibility');
  });

  /** Shows the new page; false if it is shown already. */
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
