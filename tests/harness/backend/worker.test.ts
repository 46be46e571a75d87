import { afterEach, describe, expect, it, vi } from 'vitest';
import { signOnAfterReturn, whenWorkerControls } from '#harness/backend/worker.ts';

/** A worker of which the test says how far it is, and what it does when it is asked to take the page over. */
class Worker extends EventTarget {
  state: ServiceWorkerState;
  readonly heard: unknown[] = [];
  constructor(
    state: ServiceWorkerState,
    readonly isAsked: () => void = () => undefined,
  ) {
    super();
    this.state = state;
  }
  postMessage(message: unknown): void {
    this.heard.push(message);
    this.isAsked();
  }
  becomes(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Workers extends EventTarget {
  controller: Worker | null = null;
  constructor(readonly registration: object) {
    super();
  }
  register = () => Promise.resolve(this.registration);
  isControlledBy(worker: Worker): void {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

const NO_WORKER = { installing: null, waiting: null, active: null, update: async () => undefined };

function given(registration: object): { workers: Workers; isOver: () => boolean } {
  const workers = new Workers({ ...NO_WORKER, ...registration });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  let isOver = false;
  void whenWorkerControls().then(() => (isOver = true));
  return { workers, isOver: () => isOver };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the page waits until the backend’s worker has it, as MSW loads it anew otherwise', () => {
  it('asks for it where the worker took the other pages over before this one came', async () => {
    const active = new Worker('activated', () => workers.isControlledBy(active));
    const { workers, isOver } = given({ active });
    await vi.waitFor(() => expect(isOver()).toBe(true));
    expect([workers.controller, active.heard]).toEqual([active, ['TAKE_OVER']]);
  });

  it('has no limit of time while the first worker is on its way', async () => {
    vi.useFakeTimers();
    const installing = new Worker('installing');
    const { workers, isOver } = given({ installing });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isOver()).toBe(false);
    installing.becomes('installed');
    installing.becomes('activating');
    workers.isControlledBy(installing);
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver()).toBe(true);
  });

  it('goes on without it after three seconds where the browser does not give it', async () => {
    vi.useFakeTimers();
    const { isOver } = given({ active: new Worker('activated') });
    await vi.advanceTimersByTimeAsync(2_900);
    expect(isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(isOver()).toBe(true);
  });

  it('does not load the page anew where it is controlled, though the browser calls the worker waiting', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    const waiting = new Worker('installed');
    const { workers, isOver } = given({ waiting });
    await Promise.resolve();
    await vi.waitFor(() => workers.isControlledBy(waiting));
    await vi.waitFor(() => expect(isOver()).toBe(true));
    expect(reload).not.toHaveBeenCalled();
  });
});

it('a page that is shown again from the back/forward cache signs on at the worker, and while it is shown', () => {
  vi.useFakeTimers();
  const worker = new Worker('activated');
  const { workers } = given({ active: worker });
  workers.controller = worker;
  const page = new EventTarget();
  signOnAfterReturn(page as Window);
  const show = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  vi.advanceTimersByTime(60_000);
  expect(worker.heard).not.toContain('KEEPALIVE_REQUEST');
  show(true);
  vi.advanceTimersByTime(5000);
  page.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(60_000);
  expect(worker.heard).toEqual(['KEEPALIVE_REQUEST', 'KEEPALIVE_REQUEST']);
});
