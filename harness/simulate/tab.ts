import { type EventCallable, scopeBind } from 'effector';
import { handle } from '#harness/device/handle.ts';
import { memoryDevice } from '#harness/device/memory-device.ts';
import { type MemoryHistory, memoryHistory } from '#harness/device/memory-history.ts';
import { memoryStorage, store } from '#harness/device/memory-storage.ts';
import { traceText } from '#src/event-log/export.ts';
import { headerOf } from '#harness/replay/record-session.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import type { Departure } from '#src/ports/leave.ts';
import { $location, type Location } from '#src/ports/navigation.ts';
import { CONSENT_COOKIE } from '#src/consent/consent.ts';
import { VISITOR_COOKIE } from '#src/consent/stored-items.ts';
import { writeCookieFx } from '#src/ports/storage/cookies.ts';
import type { Browser } from './browser.ts';
import type { Chance } from './chance.ts';
import { type Page, type PageOptions, openPage } from './page.ts';
import type { VirtualTime } from './virtual-time.ts';

/** Payload of an input; none for inputs without one. */
export type Sent<Payload> = Payload extends void ? [] : [payload: Payload];

/** A tab of a simulated browser, across its page lives. */
export interface Tab {
  readonly name: string;
  /** Undefined while the page is loading. */
  readonly page: Page | undefined;
  /** True from the start of a reload until the new page is there. */
  readonly isLeaving: boolean;
  /** Data layer entries of its pages, as JSON. */
  readonly dataLayer: readonly string[];
  /** Content of its own storage, as a text. */
  kept(): string;
  /** Log lines that report a throwing reducer. */
  readonly faultMarkers: number;
  readonly history: MemoryHistory;
  /** Address to which the shop sent the shopper, until their return. */
  readonly departure: Departure | undefined;
  /** E-mail address of the last sign-in in this tab. */
  person: string | undefined;
  open(): void;
  /** Reloads the page, also after another site's page. */
  reload(): void;
  /** Opens an address of the shop from another site's page. */
  arrive(to: string): void;
  /** Returns from another site's page to the previous one, in its old state. */
  comeBack(): void;
  /** Triggers an input; ignored while no page is loaded. */
  send<Payload>(unit: EventCallable<Payload>, ...payload: Sent<Payload>): void;
  trace(): string;
  /** Traces of logs that a sign-out discarded. */
  readonly forgotten: readonly string[];
  close(): void;
}

export interface TabOptions {
  name: string;
  path: string;
  browser: Browser;
  time: VirtualTime;
  chance: Chance;
}

/** Cookies stored by the browser: the consent choice and the visitor id. */
const OF_CONSENT: readonly string[] = [CONSENT_COOKIE, VISITOR_COOKIE];

function textOf(lines: readonly string[], state: string): string {
  return traceText(headerOf('simulation'), lines, state);
}

const NEARBY = Promise.resolve({ latitude: '51.501', longitude: '-0.142' });

/** Duration (ms) of a reload: until the old page is unloaded, and until the new one is loaded. */
const UNLOAD_MS = 5;
const LOAD_MS = 150;

export function createTab({ name, path, browser, time, chance }: TabOptions): Tab {
  const lines: string[] = [];
  const forgotten: string[] = [];
  const dataLayer: string[] = [];
  const session = new Map<string, string>();
  const storage = memoryStorage({ local: browser.storage, session, cookies: browser.cookies });
  let location: Location = { path, search: '', hash: '', key: 'start' };
  const history = memoryHistory(location);
  const device = memoryDevice({
    clock: time,
    storage,
    history,
    faults: chance,
    loadScript: async () => undefined,
    id: (of) => `${of}-${time.now}`,
    // Denied at every second millisecond.
    locate: () => (time.now % 2 ? Promise.reject({ reason: 'refused' }) : NEARBY),
  });
  let lastState = '';
  let page: Page | undefined;
  let isLeaving = false;
  let faultMarkers = 0;
  let departure: Departure | undefined;
  let shownAgain: () => void = () => undefined;
  let isLogForgotten = false;

  const life: PageOptions['life'] = {
    reload: load,
    leave(to) {
      departure = to;
      return new Promise<void>((resolve) => {
        shownAgain = resolve;
      });
    },
    forgetLog: () => void (isLogForgotten = true),
    ports: [
      handle(writeCookieFx, async ({ name, value }) => {
        if (value === null || OF_CONSENT.includes(name)) store(browser.cookies, name, value);
      }),
    ],
  };

  function begin(): void {
    if (isLogForgotten) forgotten.push(textOf(lines.splice(0), lastState));
    isLogForgotten = false;
    const environment = {
      ...sampleEnvironment,
      ...storage.read(),
      now: time.now,
      location,
      storeOverride: browser.store,
    };
    page = openPage({
      tab,
      browser,
      time,
      chance,
      environment,
      device,
      life,
      append(line) {
        lines.push(line);
        if (line.startsWith('["m"')) faultMarkers += 1;
      },
      tell: (entry) => dataLayer.push(JSON.stringify(entry)),
    });
    device.start(page.scope, page.gate, environment);
  }

  function load(to?: string): void {
    if (isLeaving || !page) return;
    isLeaving = true;
    departure = undefined;
    time.after(UNLOAD_MS, () => {
      if (!page) return;
      if (to !== undefined) history.arrive(to);
      location = to === undefined ? page.scope.getState($location) : history.current();
      lastState = page.sealed();
      page.leave();
      page = undefined;
      time.after(LOAD_MS, () => {
        isLeaving = false;
        begin();
      });
    });
  }

  const tab: Tab = {
    name,
    get page() {
      return page;
    },
    get isLeaving() {
      return isLeaving;
    },
    dataLayer,
    kept: () => JSON.stringify([...session]),
    get faultMarkers() {
      return faultMarkers;
    },
    history,
    get departure() {
      return departure;
    },
    person: undefined,
    open() {
      browser.listen(tab, (message) => page?.hear(message));
      begin();
    },
    reload: () => load(),
    arrive: (to) => load(to),
    comeBack() {
      departure = undefined;
      shownAgain();
    },
    send(unit, ...[payload]) {
      if (page) (scopeBind(unit, { scope: page.scope }) as (payload: unknown) => void)(payload);
    },
    trace() {
      const state = page?.sealed() ?? lastState;
      return textOf(lines, state);
    },
    forgotten,
    close() {
      page?.leave();
      page = undefined;
    },
  };
  return tab;
}
