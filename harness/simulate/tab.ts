import { type EventCallable, scopeBind } from 'effector';
import { type ScenarioHistory, createScenarioHistory } from '#harness/scenarios/history.ts';
import { traceText } from '#src/event-log/export.ts';
import { headerOf } from '#harness/replay/record-session.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import type { PortHandler } from '#src/event-log/recorder.ts';
import type { AnyEffect } from '#src/event-log/units.ts';
import { followLink } from '#src/auth/model.ts';
import { type Departure, leaveSiteFx } from '#src/ports/leave.ts';
import { takeLinkFx } from '#src/ports/mailed-link.ts';
import { readWordsFx, readWordsHandler } from '#src/listing/model.ts';
import { $location, type Location, navigateFx, reloadFx } from '#src/ports/navigation.ts';
import {
  forgetShopperFx,
  isShoppersEverywhere,
  isShoppersHere,
} from '#src/ports/storage/forget.ts';
import { CONSENT_COOKIE } from '#src/consent/consent.ts';
import { VISITOR_COOKIE } from '#src/consent/kept.ts';
import { writeCookieFx } from '#src/ports/storage/cookies.ts';
import { takeReturnFx } from '#src/ports/provider-return.ts';
import { writeStorageFx } from '#src/ports/storage/storage.ts';
import {
  type KeptDetails,
  keepDetailsFx,
  recallDetailsFx,
} from '#src/checkout/details/kept-details.ts';
import {
  type KeptExpress,
  keepExpressFx,
  recallExpressFx,
} from '#src/checkout/paypal-express/kept-express.ts';
import { keepMailFx } from '#src/checkout/steps/kept-mail.ts';
import { recallMailFx } from '#src/orders/mailed-to-model.ts';
import type { MailedTo } from '#src/orders/mailed-to.ts';
import type { Browser } from './browser.ts';
import type { Chance } from './chance.ts';
import { type Page, openPage } from './page.ts';
import type { VirtualTime } from './virtual-time.ts';

/** One tab of a simulated browser, from page life to page life. */
export interface Tab {
  readonly name: string;
  /** None while the page is loading. */
  readonly page: Page | undefined;
  /** True from the wish to load the page anew until the new one is there. */
  readonly isLeaving: boolean;
  /** What its pages have put into the data layer, as JSON. */
  readonly dataLayer: readonly string[];
  /** What its own storage keeps, as a text. */
  kept(): string;
  /** Lines of the log that say that a reducer threw. */
  readonly faultMarkers: number;
  readonly history: ScenarioHistory;
  /** Where the shop has sent the shopper, who is not back yet. */
  readonly departure: Departure | undefined;
  /** E-mail address of who signed in here last. */
  person: string | undefined;
  /** Opens the tab's first page. */
  open(): void;
  /** The shopper loads the page anew, also one that was left for another site's. */
  reload(): void;
  /** From another site's page the shopper comes to an address of the shop. */
  arrive(to: string): void;
  /** The shopper goes back from another site's page to the one that was left, as it was. */
  comeBack(): void;
  /** Puts an input in. Nothing happens while no page is there. */
  send<Payload>(unit: EventCallable<Payload>, payload: Payload): void;
  /** The session so far, as the text of a trace. */
  trace(): string;
  /** What there was before somebody left and took the log along, as traces. */
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

/** Cookies that the browser keeps: what a choice of consent is, and brings. */
const OF_CONSENT: readonly string[] = [CONSENT_COOKIE, VISITOR_COOKIE];

function textOf(lines: readonly string[], state: string): string {
  return traceText(headerOf('simulation'), lines, state);
}

/** Milliseconds from the wish to load a page anew until the old one is gone, and until the new one is there. */
const UNLOAD_MS = 5;
const LOAD_MS = 150;

export function createTab({ name, path, browser, time, chance }: TabOptions): Tab {
  const lines: string[] = [];
  const forgotten: string[] = [];
  const dataLayer: string[] = [];
  const sessionStorage = new Map<string, string>();
  let details: KeptDetails | null = null;
  let mail: MailedTo | null = null;
  let express: KeptExpress | null = null;
  let location: Location = { path, search: '', hash: '', key: 'start' };
  const history = createScenarioHistory(location);
  let lastState = '';
  let page: Page | undefined;
  let isLeaving = false;
  let faultMarkers = 0;
  let departure: Departure | undefined;
  let shownAgain: () => void = () => undefined;
  let isLogForgotten = false;

  const tabPorts: readonly (readonly [AnyEffect, PortHandler])[] = [
    [readWordsFx, readWordsHandler],
    [
      navigateFx,
      async ({ to, replace }: { to: string; replace: boolean }) => {
        await Promise.resolve();
        if (replace) history.replace(to);
        else history.push(to);
      },
    ],
    [takeReturnFx, async () => history.takeReturn()],
    [takeLinkFx, async () => history.takeLink()],
    [
      leaveSiteFx,
      (to: Departure) => {
        departure = to;
        return new Promise<void>((resolve) => {
          shownAgain = resolve;
        });
      },
    ],
    [
      forgetShopperFx,
      async () => {
        details = null;
        mail = null;
        express = null;
        isLogForgotten = true;
        for (const key of [...sessionStorage.keys()].filter(isShoppersHere))
          sessionStorage.delete(key);
        for (const key of [...browser.storage.keys()].filter(isShoppersEverywhere))
          browser.storage.delete(key);
      },
    ],
    [
      writeCookieFx,
      async ({ name, value }: { name: string; value: string | null }) => {
        if (value === null) browser.cookies.delete(name);
        else if (OF_CONSENT.includes(name)) browser.cookies.set(name, value);
      },
    ],
    [reloadFx, async () => load()],
    [keepDetailsFx, async ({ kept }: { kept: KeptDetails | null }) => void (details = kept)],
    [recallDetailsFx, async () => details],
    [keepMailFx, async ({ kept }: { kept: MailedTo | null }) => void (mail = kept)],
    [recallMailFx, async () => mail],
    [keepExpressFx, async ({ kept }: { kept: KeptExpress | null }) => void (express = kept)],
    [recallExpressFx, async () => express],
    [
      writeStorageFx,
      async ({ area, key, value }: { area: string; key: string; value: string | null }) => {
        const storage = area === 'local' ? browser.storage : sessionStorage;
        if (value === null) storage.delete(key);
        else storage.set(key, value);
      },
    ],
  ];

  function begin(): void {
    if (isLogForgotten) forgotten.push(textOf(lines.splice(0), lastState));
    isLogForgotten = false;
    const storage = Object.fromEntries([...browser.storage, ...sessionStorage]);
    page = openPage({
      tab,
      browser,
      time,
      chance,
      environment: {
        ...sampleEnvironment,
        now: time.now,
        location,
        storage,
        cookies: Object.fromEntries(browser.cookies),
        storeOverride: browser.store,
      },
      append(line) {
        lines.push(line);
        if (line.startsWith('["m"')) faultMarkers += 1;
      },
      tell: (entry) => dataLayer.push(JSON.stringify(entry)),
      tabPorts,
    });
    history.attach(page.scope);
    page.start();
    if (history.hasLink()) tab.send(followLink, undefined);
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
    kept: () => JSON.stringify([...sessionStorage]),
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
    send(unit, payload) {
      if (page) scopeBind(unit, { scope: page.scope })(payload);
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
