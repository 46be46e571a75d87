// @vitest-environment jsdom
// @alone
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { morph } from '#src/ports/browser/page/morph.ts';
import { type PageTurn, pageHold } from '#src/ports/browser/page/page-turn.ts';
import { stubMedia } from '#tests/stub-media.ts';

/** A browser with view transitions, whose callbacks the test runs. */
function transitions() {
  const callbacks: (() => Promise<void>)[] = [];
  const finished: (() => void)[] = [];
  Object.assign(document, {
    startViewTransition(callback: () => Promise<void>) {
      callbacks.push(callback);
      return {
        ready: Promise.resolve(),
        finished: new Promise<void>((resolve) => finished.push(resolve)),
        skipTransition: () => undefined,
      };
    },
  });
  return { callbacks, finished };
}

function picture(id: string, top = 10): HTMLElement {
  const element = document.createElement('div');
  element.dataset['morph'] = id;
  element.getBoundingClientRect = () => new DOMRect(10, top, 100, 100);
  document.body.append(element);
  return element;
}

const nameOf = (element: HTMLElement) => element.style.viewTransitionName;
const done: string[] = [];
/** Simulated clock in ms that advances at each reading, because the real machine may be slow. */
let now = 0;

function change(given: Partial<PageTurn> = {}): PageTurn {
  return {
    entered: 'jean-front',
    left: undefined,
    update: () => done.push('update'),
    place: () => done.push('place'),
    ...given,
  };
}

beforeEach(() => {
  done.length = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now++);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  stubMedia(() => false);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'startViewTransition');
});

it("morphs a tile's picture into the first picture of its product page", async () => {
  const { callbacks, finished } = transitions();
  const tile = picture('jean-front');
  picture('shirt-front');
  morph(change({ update: () => tile.remove(), place: () => picture('jean-front') }));
  expect(nameOf(tile)).toBe('product-picture');
  await callbacks[0]?.();
  const first = document.querySelectorAll<HTMLElement>('[data-morph]')[1];
  expect(first && nameOf(first)).toBe('product-picture');
  finished[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(first && nameOf(first)).toBe('');
});

it("morphs back into the tile's picture", async () => {
  const { callbacks, finished } = transitions();
  const first = picture('jean-front');
  const item = document.createElement('li');
  const place = () => {
    document.body.append(item);
    item.append(picture('jean-front'));
  };
  morph(change({ entered: undefined, left: 'jean-front', update: () => first.remove(), place }));
  await callbacks[0]?.();
  const tile = document.querySelector<HTMLElement>('[data-morph]');
  expect(tile && nameOf(tile)).toBe('product-picture');
  expect(item.style.getPropertyValue('content-visibility')).toBe('visible');
  finished[0]?.();
  await vi.waitFor(() => expect(item.style.getPropertyValue('content-visibility')).toBe(''));
});

it('changes the page at once if the picture is not visible', () => {
  const { callbacks } = transitions();
  picture('jean-front', 5000);
  morph(change());
  morph(change({ entered: undefined }));
  expect(callbacks).toEqual([]);
  expect(done).toEqual(['update', 'place', 'update', 'place']);
});

it('changes the page at once with reduced motion or without browser support', () => {
  picture('jean-front');
  morph(change());
  const { callbacks } = transitions();
  stubMedia((query) => query === '(prefers-reduced-motion: reduce)');
  morph(change());
  expect(callbacks).toEqual([]);
  expect(done).toEqual(['update', 'place', 'update', 'place']);
});

it('updates the model at once, and holds the view until the snapshot', async () => {
  const { callbacks } = transitions();
  picture('jean-front');
  const view: boolean[] = [];
  const leave = pageHold.subscribe(() => view.push(pageHold.get()));
  morph(change());
  expect(done).toEqual(['update']);
  expect(view).toEqual([true]);
  await callbacks[0]?.();
  expect(view).toEqual([true, false]);
  expect(done).toEqual(['update', 'place']);
  leave();
});

it('ends with another change of page', async () => {
  const { callbacks } = transitions();
  picture('jean-front');
  morph(change());
  morph(change({ entered: undefined, update: () => done.push('next') }));
  expect(pageHold.get()).toBe(false);
  await callbacks[0]?.();
  expect(done).toEqual(['update', 'next', 'place']);
});

it('does not wait for a slow product page', async () => {
  const { callbacks } = transitions();
  const tile = picture('jean-front');
  morph(change({ update: () => tile.remove() }));
  await callbacks[0]?.();
  expect(pageHold.get()).toBe(false);
});

it('skips the transition on a busy machine', () => {
  const { callbacks } = transitions();
  picture('jean-front');
  const update = () => {
    now += 17;
  };
  morph(change({ update }));
  expect(callbacks).toEqual([]);
  expect(pageHold.get()).toBe(false);
  expect(done).toEqual(['place']);
});

it('skips all later transitions in a slow browser', () => {
  vi.useFakeTimers();
  const { callbacks } = transitions();
  picture('jean-front');
  morph(change());
  vi.advanceTimersByTime(100);
  expect(pageHold.get()).toBe(false);
  expect(done).toEqual(['update', 'place']);
  morph(change());
  expect(callbacks).toHaveLength(1);
});
