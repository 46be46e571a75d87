// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type See = (list: { getEntries(): unknown[] }) => void;

/** Observers of the page, by entry type. */
let observed: Record<string, See> = {};
let nextPageIssue: () => Promise<unknown>;

beforeEach(async () => {
  vi.resetModules();
  observed = {};
  class Observer {
    static readonly supportedEntryTypes = ['longtask', 'resource'];
    readonly #see: See;
    constructor(see: See) {
      this.#see = see;
    }
    observe({ type }: { type: string }) {
      observed[type] = this.#see;
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  ({ nextPageIssue } = await import('#src/ports/browser/measuring/long-tasks.ts'));
});
afterEach(() => document.body.replaceChildren());

function tell(type: string, ...entries: unknown[]): void {
  observed[type]?.({ getEntries: () => entries });
}

it('reports a long task with its duration', async () => {
  const next = nextPageIssue();
  tell('longtask', { duration: 180.4 });
  expect(await next).toEqual({ kind: 'long task', ms: 180 });
});

it('reports a failed file of the shop by its path, and one of another site by its origin; no calls', async () => {
  const next = nextPageIssue();
  const own = `${location.origin}/pictures/a.webp?who=ada`;
  tell(
    'resource',
    { name: `${location.origin}/wcs/x`, initiatorType: 'fetch', responseStatus: 500 },
    { name: `${location.origin}/fine.js`, initiatorType: 'script', responseStatus: 200 },
    { name: own, initiatorType: 'img', responseStatus: 404 },
    { name: own, initiatorType: 'img', responseStatus: 404 },
    { name: 'https://other.example/who?mail=ada', initiatorType: 'script', responseStatus: 404 },
  );
  expect(await next).toEqual({ kind: 'file', type: 'picture', path: '/pictures/a.webp' });
  expect(await nextPageIssue()).toEqual({
    kind: 'file',
    type: 'script',
    path: 'https://other.example',
  });
});

it('reports a picture that fails to load after the start', async () => {
  const next = nextPageIssue();
  const picture = document.createElement('img');
  picture.src = '/pictures/gone.webp';
  document.body.append(picture);
  picture.dispatchEvent(new Event('error'));
  expect(await next).toEqual({ kind: 'file', type: 'picture', path: '/pictures/gone.webp' });
});

it('reports ten of each kind per page', async () => {
  const next = nextPageIssue();
  for (let at = 1; at <= 100; at++) tell('longtask', { duration: at });
  await next;
  for (let at = 2; at <= 10; at++)
    expect(await nextPageIssue()).toEqual({ kind: 'long task', ms: at });
  const more = vi.fn<(hitch: unknown) => void>();
  void nextPageIssue().then(more);
  tell('longtask', { duration: 500 });
  await Promise.resolve();
  expect(more).not.toHaveBeenCalled();
  tell('resource', { name: '/gone.css', initiatorType: 'link', responseStatus: 404 });
  await vi.waitFor(() => expect(more).toHaveBeenCalledOnce());
});
