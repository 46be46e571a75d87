import { describe, expect, it, vi } from 'vitest';
import { signOnAfterReturn, whenWorkerControls } from '#harness/backend/worker.ts';

/** A fake worker with adjustable state and reaction to a claim request. */
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

describe('waiting for the backend’s worker, so that MSW does not reload the page', () => {
  it('requests control when the worker has claimed the other pages before', async () => {
    const active = new Worker('activated', () => workers.isControlledBy(active));
    const { workers, isOver } = given({ active });
    await vi.waitFor(() => expect(isOver()).toBe(true));
    expect([workers.controller, active.heard]).toEqual([active, ['TAKE_OVER']]);
  });

  it('waits without limit while the first worker installs', async () => {
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

  it('continues after three seconds without control', async () => {
    vi.useFakeTimers();
    const { isOver } = given({ active: new Worker('activated') });
    await vi.advanceTimersByTimeAsync(2_900);
    expect(isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(isOver()).toBe(true);
  });

  it('does not reload a controlled page, even if the worker is still marked as waiting', async () => {
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

it('registers a page restored from the back/forward cache, and keeps it registered', () => {
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
