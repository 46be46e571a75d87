import { $dialogFlag } from '#src/auth/dialog-model.ts';
import { $bagPage, $miniBag, retryBag } from '#src/cart/bag/bag-model.ts';
import { $payment, inquireAgain } from '#src/checkout/payment/pay/payment-model.ts';
import { $isFatalShown, refresh } from '#src/fatal-error/model.ts';
import { loadTextsIn } from '#harness/backend/texts.ts';
import { $isSomethingMissing, retryFiles } from '#src/ports/lost-files.ts';
import { type Random, createRandom } from '#src/kernel/random.ts';
import { $userInfo, retryUserInfo } from '#src/session/model.ts';
import { resolveNearestSite } from '#src/store-config/resolve-host.ts';
import { shownLanguage } from '#src/ui/i18n/languages.ts';
import { type AccountFigures, accountFigures } from './oracles/account-changes-oracle.ts';
import { type Browser, type Planted, createBrowser } from './browser.ts';
import type { MeasuredFigures } from './measured.ts';
import type { PurchaseFigures } from './purchases.ts';
import { createChance } from './chance.ts';
import type { Choice, Theme } from './choices/choice.ts';
import { choicesOf } from './choices/choices.ts';
import type { Journey } from './journeys.ts';
import type { UncaughtErrors } from './uncaught-errors.ts';
import { signInChoices } from './choices/session-choices.ts';
import { type Tab, createTab } from './tab.ts';
import { type VirtualTime, createVirtualTime } from './virtual-time.ts';
import { type Finding, createWatch } from './watch.ts';

/** A shopper's step: a pause, then an action in one tab. `seed` determines its random parts. */
export interface Decision {
  pause: number;
  tab: number;
  /** Name of the choice; empty if there was none. */
  choice: string;
  seed: number;
}

export interface SessionOptions {
  seed: number;
  journey: Journey;
  /** Share of calls with a fault, from 0 to 1. */
  faults: number;
  /** Steps of the shopper; drawn from the seed by default. */
  decisions?: readonly Decision[] | undefined;
  uncaughtErrors: UncaughtErrors;
  planted?: Planted | undefined;
}

export interface SimulatedSession {
  traces: readonly string[];
  forgotten: readonly string[];
  decisions: readonly Decision[];
  finding: Finding | undefined;
  purchases: PurchaseFigures;
  accounts: AccountFigures;
  measured: MeasuredFigures;
}

const START = 1_770_000_000_000;
/** Time (ms) to switch tabs. */
const TAB_MS = 1500;
const MOST_SEEDS = 2 ** 31;

/** Loads the backend's texts in a store's language in advance: loading takes real time, outside virtual time. */
async function loadTextsOf(store: string | null): Promise<void> {
  const { site } = resolveNearestSite({ host: 'localhost', path: '/', storeOverride: store });
  await loadTextsIn(shownLanguage(site.locale));
}

export function logsOf({ traces, forgotten }: SimulatedSession): [name: string, trace: string][] {
  return [
    ...traces.map((trace, index): [string, string] => [`tab-${index + 1}`, trace]),
    ...forgotten.map((trace, index): [string, string] => [`before-sign-out-${index + 1}`, trace]),
  ];
}

/** Simulates one shopper's session, from the first page until nothing is pending. */
export async function simulateSession(options: SessionOptions): Promise<SimulatedSession> {
  const { seed, journey, faults, uncaughtErrors } = options;
  const store = storeOf(seed, journey);
  await loadTextsOf(store);
  const watch = createWatch();
  const time = createVirtualTime(START, () => watch.look('always'));
  const chance = createChance(seed, faults);
  const browser = createBrowser({
    seed,
    time,
    chance,
    store,
    planted: options.planted,
  });
  const tabs = journey.tabs.map((path, index) =>
    createTab({ name: `tab ${index + 1}`, path, browser, time, chance }),
  );
  uncaughtErrors.forget();
  watch.begin({ browser, tabs, uncaughtErrors });
  const taken: Decision[] = [];

  async function take(given: Omit<Decision, 'choice'> & { choice?: string }): Promise<void> {
    const { pause, seed: luck, tab: index } = given;
    const decision = { pause, seed: luck, tab: index, choice: '' };
    taken.push(decision);
    await time.pass(pause);
    if (time.isIdle) watch.look('quiet');
    const tab = tabs[index] as Tab;
    const choices = choicesOf({ tab, browser });
    const choice =
      given.choice === undefined
        ? weighed(choices, journey, createRandom(luck))
        : choices.find(({ name }) => name === given.choice);
    if (!choice) return;
    decision.choice = choice.name;
    chance.renew(luck);
    choice.act(createRandom(luck + 1));
    await time.turn();
    if (choice.takes !== undefined) await time.pass(choice.takes);
  }

  try {
    for (const tab of tabs) tab.open();
    await time.turn();
    for (const decision of options.decisions ?? drawn(seed, journey)) await take(decision);
    chance.calm();
    await comeToRest({ time, browser, tabs });
    watch.look('quiet');
    watch.look('end');
  } catch (error) {
    watch.note(error);
  }
  const traces = tabs.map((tab) => tab.trace());
  const forgotten = tabs.flatMap((tab) => tab.forgotten);
  for (const tab of tabs) tab.close();
  return {
    traces,
    forgotten,
    decisions: taken,
    finding: watch.finding,
    purchases: browser.purchases.figures,
    accounts: accountFigures(browser.backend.world()),
    measured: browser.measured.figures,
  };
}

/** Depends on the seed only, so that removing a step does not change it. */
function storeOf(seed: number, { stores }: Journey): string | null {
  return stores ? createRandom(seed + 1).pick(stores) : null;
}

/** The shopper's steps without their choices, which depend on the situation. */
function drawn(seed: number, { steps: [least, most], tabs }: Journey): Omit<Decision, 'choice'>[] {
  const random = createRandom(seed);
  let tab = 0;
  return Array.from({ length: least + random.below(most - least + 1) }, () => {
    const before = tab;
    if (random.below(5) === 0) tab = random.below(tabs.length);
    const pause = pauseOf(random) + (tab === before ? 0 : TAB_MS);
    return { pause, tab, seed: random.below(MOST_SEEDS) };
  });
}

/** Pause in ms; sometimes longer than a session's lifetime. */
function pauseOf(random: Random): number {
  const kind = random.next();
  if (kind < 0.2) return random.below(250);
  if (kind < 0.95) return 300 + random.below(9000);
  if (kind < 0.98) return random.below(5 * 60_000);
  return (25 + random.below(60)) * 60_000;
}

/** Themes with weight 0 by default. */
const UNASKED: readonly Theme[] = ['purchase', 'account', 'consent', 'look', 'service'];

function weighed(
  choices: readonly Choice[],
  { weights }: Journey,
  random: Random,
): Choice | undefined {
  const weightOf = ({ theme, weight }: Choice) =>
    weight * (weights[theme] ?? (UNASKED.includes(theme) ? 0 : 1));
  const total = choices.reduce((sum, choice) => sum + weightOf(choice), 0);
  let mark = random.next() * total;
  return choices.find((choice) => (mark -= weightOf(choice)) < 0);
}

/** Maximum rounds until a shop without faults must be idle. */
const MOST_ROUNDS = 6;

/** Without further faults, the shopper follows the shop's dialogs and opens the bag. */
async function comeToRest({
  time,
  browser,
  tabs,
}: {
  time: VirtualTime;
  browser: Browser;
  tabs: Tab[];
}) {
  await time.untilIdle();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (const tab of tabs) {
      help(tab, browser, round);
      await time.turn();
      await time.untilIdle();
    }
  }
}

function help(tab: Tab, browser: Browser, round: number): void {
  if (!tab.page) return;
  const { scope } = tab.page;
  if (tab.departure) return tab.reload();
  if (scope.getState($isFatalShown)) return tab.send(refresh);
  if (scope.getState($dialogFlag) === 'show') {
    const name = round === 0 ? 'sign in' : 'close the sign-in';
    const choices = signInChoices({ tab, browser }, true);
    return choices.find((choice) => choice.name === name)?.act(createRandom(1));
  }
  if (scope.getState($isSomethingMissing)) return tab.send(retryFiles);
  if (scope.getState($userInfo).status === 'failed') return tab.send(retryUserInfo);
  if (scope.getState($payment).status === 'uncertain') return tab.send(inquireAgain);
  if (round === 2) return tab.history.push('/shopping-bag');
  const isFailed =
    scope.getState($bagPage).status === 'failed' || scope.getState($miniBag).status === 'failed';
  if (isFailed) tab.send(retryBag);
}
