// @vitest-environment jsdom
// @long
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Provider } from '#harness/config/ladle/components.tsx';
import { IS_WHOLE, sample } from '#harness/config/sample.ts';
import { nextTurn } from '#harness/scenarios/call-queue.ts';
import { AppRouter } from '#src/app/AppRouter.tsx';
import { Stage } from '../../stories/showroom/Stage.tsx';
import { ShopPart } from '../../stories/shop-page/ShopPart.tsx';
import { servedTexts } from '../i18n/served-texts.ts';

const CONTAINER = '__reactContainer$';

/** Part of React's internal tree that is read here. */
interface Fiber {
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Components within a React container. */
function componentsIn(container: Element): Set<unknown> {
  const key = Object.keys(container).find((name) => name.startsWith(CONTAINER)) ?? '';
  const { stateNode } = (container as unknown as Record<string, { stateNode: { current: Fiber } }>)[
    key
  ] ?? { stateNode: undefined };
  const seen = new Set<unknown>();
  if (stateNode) collect(stateNode.current, seen);
  return seen;
}

function collect(first: Fiber, seen: Set<unknown>): void {
  for (let fiber: Fiber | null = first; fiber; fiber = fiber.sibling) {
    if (typeof fiber.type === 'function') seen.add(fiber.type);
    if (fiber.child) collect(fiber.child, seen);
  }
}

type Modules = Record<string, () => Promise<Record<string, unknown>>>;

/** Views that need a story: all visible ones, except those without JavaScript. */
const VIEWS: Modules = import.meta.glob<Record<string, unknown>>([
  '../../src/*/**/*.tsx',
  '!../../src/server/**',
]);
/** The showroom's own pages are among the stories. */
const STORIES: Modules = import.meta.glob<Record<string, unknown>>([
  '../../stories/**/*.stories.tsx',
  '!../../stories/showroom/**',
]);

/** Components without a story, with reasons. */
const EXCUSED: Readonly<Record<string, string>> = {};

const globalState = { story: '', width: 1440, control: {} };

vi.mock('@ladle/react', () => ({
  useLadleContext: () => ({ globalState, dispatch: () => undefined }),
}));

// Its delay would end after the story.
vi.mock('#src/ui/hooks/use-near.ts', () => ({ useNear: () => true }));

/** Reports every element as visible. */
class InSight {
  readonly #tell: (entries: unknown[]) => void;
  constructor(tell: (entries: unknown[]) => void) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    const borderBoxSize = [{ inlineSize: 1440, blockSize: 900 }];
    const contentRect = { width: 1440, height: 900 };
    this.#tell([{ target, isIntersecting: true, contentRect, borderBoxSize }]);
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** A wide window, with a mouse. */
const media = { matches: true, addEventListener() {}, removeEventListener() {} };

/** An unanswered request for texts is an error, because its story would be empty. */
async function textsFromDisk(path: string): Promise<Response> {
  try {
    return servedTexts(path);
  } catch (error) {
    console.error(error);
    throw error;
  }
}

const stories = await exportsOf(STORIES, /stories\/(.+)\.stories/);
const views = await exportsOf(VIEWS, /src\/(.+)\//);
const shown = new Set<unknown>();

async function exportsOf(modules: Modules, place: RegExp) {
  const all = await Promise.all(
    Object.entries(modules).map(async ([path, load]) =>
      Object.entries(await load()).map(([name, value]) => ({
        name: `${place.exec(path)?.[1]}/${name}`,
        value,
      })),
    ),
  );
  return all.flat().filter((one) => typeof one.value === 'function' && /\/[A-Z]/.test(one.name));
}

/** Number of turns without changes after which a story is complete, and the maximum. */
const QUIET_TURNS = 10;
const MOST_TURNS = 500;

async function show(Story: ComponentType): Promise<Set<unknown>> {
  const { container, unmount } = await act(async () =>
    render(
      <Provider globalState={globalState}>
        <Story />
      </Provider>,
    ),
  );
  const seen = new Set<unknown>();
  let quiet = 0;
  for (let turn = 0; quiet < QUIET_TURNS && turn < MOST_TURNS; turn++) {
    await act(nextTurn);
    if (quiet === QUIET_TURNS / 2) {
      // Wait for files loading from disk.
      await act(() => vi.dynamicImportSettled());
    }
    const before = seen.size;
    for (const component of componentsIn(container)) seen.add(component);
    const isOfShop = seen.has(Stage) || seen.has(ShopPart);
    const isWaiting = isOfShop && !seen.has(AppRouter);
    quiet = seen.size > before || isWaiting ? 0 : quiet + 1;
  }
  unmount();
  return seen;
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', InSight);
  vi.stubGlobal('ResizeObserver', InSight);
  vi.stubGlobal('matchMedia', () => media);
  vi.stubGlobal('fetch', textsFromDisk);
  // Pages alone, as in a frame: jsdom's frames load nothing.
  history.replaceState(null, '', '/?stage=on');
});

describe('stories', () => {
  it.each(sample(stories, 40))('$name renders without an error', async ({ value }) => {
    const complaints = vi.spyOn(console, 'error');
    for (const component of await show(value as ComponentType)) shown.add(component);
    expect(complaints).not.toHaveBeenCalled();
  });

  // Known only if all stories were shown.
  it.runIf(IS_WHOLE)('contain every component that shoppers see', () => {
    const missing = views.filter(({ value }) => !shown.has(value)).map(({ name }) => name);
    expect(missing.toSorted()).toEqual(Object.keys(EXCUSED).toSorted());
  });
});
