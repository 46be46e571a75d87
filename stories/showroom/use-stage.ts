import { useEffect, useState } from 'react';
import { canTravel, type RunningScenario, startScenario } from '#harness/scenarios/run.ts';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import { languagesOf, type Setting } from '#harness/showroom/setting.ts';
import { hearShowroom, tellShowroom } from '#harness/showroom/stage-line.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';

/** What stands on a stage. */
export interface OnStage {
  running: RunningScenario;
  /** Another one whenever the page is another one. */
  key: string;
  language: TranslatedLanguage;
}

/** Walks a scenario to the step that the setting names, and on and back as the window around it asks. */
export function useStage(
  scenario: Scenario,
  setting: Setting,
  isWalk: boolean,
): OnStage | undefined {
  const [shown, setShown] = useState<OnStage>();

  useEffect(() => {
    const { brand, country, language, step } = setting;
    const here = onThisScreen(scenario, brand);
    const { steps, start } = here.in[brand];
    const last = steps.length;
    const isTaken = canTravel(here.in[brand]);
    const spoken = isTaken ? language : spokenIn(start.store);
    const place = isTaken
      ? { country, ...(languagesOf(country)[0] !== language && { language }) }
      : undefined;
    let running: RunningScenario | undefined;
    let starts = 0;
    let problems: string[] = [];
    let queue = Promise.resolve();
    let isOver = false;

    function show(on: RunningScenario): void {
      setShown({ running: on, key: `${starts}-${on.pages}`, language: spoken });
    }

    async function goTo(wanted: number): Promise<void> {
      const target = Math.min(Math.max(wanted, 0), last);
      if (!running || target < running.position) {
        running?.stop();
        running = await startScenario(here, brand, place);
        starts += 1;
        problems = [];
        // What follows from a wish may need the page on which it was made.
        if (isWalk && !isOver && target > 0) {
          show(running);
          await still();
        }
      }
      while (running.position < target) {
        problems.push(...(await running.next()));
        if (!isWalk || isOver) continue;
        show(running);
        await still();
      }
      if (isOver) return running.stop();
      show(running);
      tellShowroom({
        kind: 'at',
        step: running.position,
        steps: last,
        problems: [...problems],
        path: running.history.current().path,
      });
    }

    function enqueue(wanted: number): void {
      queue = queue.then(() => goTo(wanted)).catch(tellFailure);
    }

    enqueue(step ?? last);
    const deaf = hearShowroom((message) => {
      if (message.kind === 'goTo') enqueue(message.step);
      else queue = queue.then(() => tellShowroom({ kind: 'log', text: running?.trace() ?? '' }));
    });
    return () => {
      isOver = true;
      deaf();
      running?.stop();
    };
  }, [scenario, setting, isWalk]);

  useEffect(handOnKeys, []);
  return shown;
}

/** Milliseconds without a change after which the page has followed a step, and the most that it is waited for. */
const QUIET_MS = 120;
const MOST_MS = 1500;

function still(): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(end, QUIET_MS);
    const last = setTimeout(end, MOST_MS);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET_MS);
    });
    observer.observe(document, { childList: true, subtree: true });
    function end(): void {
      clearTimeout(timer);
      clearTimeout(last);
      observer.disconnect();
      resolve();
    }
  });
}

/** The window is as large as this one. */
function onThisScreen(scenario: Scenario, brand: Setting['brand']): Scenario {
  const situation = scenario.in[brand];
  const viewport = { width: window.innerWidth, height: window.innerHeight };
  const here = { ...situation, start: { ...situation.start, viewport } };
  return { ...scenario, in: { ...scenario.in, [brand]: here } };
}

function spokenIn(store: string): TranslatedLanguage {
  const code = store.slice(-2).toUpperCase();
  return languagesOf(code as Setting['country'])[0] ?? 'en';
}

function tellFailure(error: unknown): void {
  tellShowroom({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
}

/** What arrows move about in: text, numbers, choices. A field that is empty has nothing to move in. */
const MOVED_IN =
  'select, input:is([type="radio"], [type="range"], [type="number"], [type="date"]), [role="slider"], [role="tab"], [role="option"], [role="menuitem"], [role="application"]';

function hasUseForArrows(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    return target.matches(MOVED_IN) || (hasText(target) && target.value !== '');
  return target instanceof Element && target.matches(MOVED_IN);
}

function hasText({ type }: HTMLInputElement | HTMLTextAreaElement): boolean {
  return type !== 'checkbox' && type !== 'button' && type !== 'submit';
}

/** Arrows that nothing on the page has use for belong to the showroom. */
function handOnKeys(): () => void {
  const hear = (event: KeyboardEvent): void => {
    if (!hasUseForArrows(event.target) && !event.defaultPrevented)
      tellShowroom({ kind: 'key', key: event.key });
  };
  window.addEventListener('keydown', hear);
  return () => window.removeEventListener('keydown', hear);
}
