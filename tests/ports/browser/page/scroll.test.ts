// @vitest-environment jsdom
// @alone
import { beforeEach, expect, it, vi } from 'vitest';
import { createScrollMemory } from '#src/ports/browser/page/scroll.ts';

/** A window that scrolls within its page's height, and frames that the test runs. */
function page() {
  const frames: FrameRequestCallback[] = [];
  const place = { top: 0, tallest: 5000 };
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
    place.top = Math.min(to.top ?? 0, place.tallest);
  }) as typeof window.scrollTo);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => place.top);
  return {
    place,
    frame() {
      for (const run of frames.splice(0)) run(0);
      return frames.length;
    },
  };
}

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  document.elementsFromPoint = () => []; // jsdom lacks it.
});

/** A page whose visit `1` was left at 2200 px. */
function leftPage() {
  const shown = page();
  const memory = createScrollMemory();
  shown.place.top = 2200;
  memory.leave('1');
  shown.place.top = 0;
  return { ...shown, memory };
}

it('restores the position of a visit', () => {
  const { place, frame, memory } = leftPage();
  expect(window.history.scrollRestoration).toBe('manual');
  memory.comeBack('1');
  frame();
  expect(place.top).toBe(2200);
});

it('restores the place of the product in view, where tiles have another height now', () => {
  document.body.innerHTML = '<li><article><i data-morph="jean-front"></i></article></li>';
  const [item] = document.getElementsByTagName('li');
  if (!item) throw new Error('no item');
  // Gaps between four columns, and between rows.
  document.elementsFromPoint = (x, y) =>
    x === window.innerWidth / 4 || y === window.innerHeight / 2 ? [] : [item];
  let top = 2300;
  vi.spyOn(item, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, top - window.scrollY),
  );
  const { place, frame, memory } = leftPage();
  top = 2900;
  memory.comeBack('1');
  expect(place.top).toBe(2800);
  top = 2950; // laid out by the frame
  expect(frame()).toBe(1);
  expect(place.top).toBe(2850);
  frame();
  top = 2960; // a skipped row, laid out a frame later
  expect(frame()).toBe(1);
  expect(place.top).toBe(2860);
  expect([frame(), frame(), frame()]).toEqual([1, 1, 0]);
});

it('waits for the listing while the product’s page still shows the same picture', () => {
  document.body.innerHTML = '<li><article><i data-morph="jean-front"></i></article></li>';
  const [item] = document.getElementsByTagName('li');
  if (!item) throw new Error('no item');
  document.elementsFromPoint = () => [item];
  const { place, frame, memory } = leftPage();
  document.body.innerHTML = '<ul><li><i data-morph="jean-front"></i></li></ul>';
  memory.comeBack('1');
  frame();
  expect(place.top).toBe(2200);
});

it('waits until the page is tall enough', () => {
  const { place, frame, memory } = leftPage();
  place.tallest = 800;
  memory.comeBack('1');
  expect(frame()).toBe(1);
  expect(place.top).toBe(800);
  place.tallest = 4000;
  frame();
  expect(place.top).toBe(2200);
  expect([frame(), frame(), frame()]).toEqual([1, 1, 0]);
});

it('stops when the shopper scrolls', () => {
  const { place, frame, memory } = leftPage();
  place.tallest = 800;
  memory.comeBack('1');
  frame();
  window.dispatchEvent(new Event('wheel'));
  place.tallest = 4000;
  frame();
  expect(place.top).toBe(800);
});

it.each(['{"1":{"top":"x"}}', '{"1":null}', '{'])(
  'starts an unknown visit at the top, and ignores the invalid text %s in storage',
  (text) => {
    sessionStorage.setItem('selvedge-scroll', text);
    const { place, frame } = page();
    const memory = createScrollMemory();
    for (const key of ['1', '2']) {
      place.top = 300;
      memory.comeBack(key);
      frame();
      expect(place.top).toBe(0);
    }
  },
);

it.each([
  [0, 2200],
  [600, 600],
])('RTE-26 a page reloaded at %i px after scrolling is at %i', (scrolled, shown) => {
  // jsdom lacks this class.
  class Reloaded {
    type = 'reload';
  }
  vi.stubGlobal('PerformanceNavigationTiming', Reloaded);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Reloaded() as never]);
  sessionStorage.setItem('selvedge-scroll', '{"1":{"top":2200}}');
  const { place, frame } = page();
  const memory = createScrollMemory();
  place.top = scrolled;
  memory.arrive('1');
  frame();
  expect(place.top).toBe(shown);
});

it('restores the position of a page from the back/forward cache', () => {
  const { place } = page();
  const ended = new AbortController();
  createScrollMemory().attach(() => '1', ended);
  place.top = 2200;
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  place.top = 0;
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(place.top).toBe(2200);
  ended.abort();
});

it('stores the position when scrolling ends, but not during restoring', () => {
  sessionStorage.setItem('selvedge-scroll', '{"2":{"top":2200}}');
  const { place } = page();
  const memory = createScrollMemory();
  let key = '1';
  memory.attach(() => key);
  place.top = 700;
  window.dispatchEvent(new Event('scrollend'));
  expect(sessionStorage.getItem('selvedge-scroll')).toBe('{"1":{"top":700},"2":{"top":2200}}');
  key = '2';
  place.tallest = 800;
  memory.comeBack('2');
  window.dispatchEvent(new Event('scrollend'));
  expect(sessionStorage.getItem('selvedge-scroll')).toBe('{"1":{"top":700},"2":{"top":2200}}');
});
