import { useEffect, useState } from 'react';
import { canTravel, type RunningScenario, startScenario } from '#harness/scenarios/run.ts';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import { languagesOf, type Setting } from '#harness/showroom/setting.ts';
import { hearShowroom, tellShowroom } from '#harness/showroom/stage-line.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';
import { handOnKeys } from './hand-on-keys.ts';
import { countryOfStore } from './names.ts';
import { runOnStage } from './stage-run.ts';

/** State of a stage. */
export interface OnStage {
  running: RunningScenario;
  /** Changes with each new page. */
  key: string;
  language: TranslatedLanguage;
}

/** Runs a scenario to the setting's step, and to other steps on request of the parent window. */
export function useStage(
  scenario: Scenario,
  setting: Setting,
  isWalk: boolean,
): OnStage | undefined {
  const [shown, setShown] = useState<OnStage>();

  useEffect(() => {
    const { brand, country, language: chosen, step } = setting;
    const here = onThisScreen(scenario, brand);
    const { steps, start } = here.in[brand];
    const travels = canTravel(here.in[brand]);
    const language = travels ? chosen : firstLanguage(countryOfStore(start.store));
    const place = travels
      ? { country, ...(firstLanguage(country) !== language && { language }) }
      : undefined;
    const run = runOnStage({
      start: () => startScenario(here, brand, place),
      last: steps.length,
      show: (running, key) => setShown({ running, key, language }),
      rest: isWalk ? untilStill : undefined,
      tell: tellShowroom,
    });
    run.goTo(step ?? steps.length);
    const stopHearing = hearShowroom((message) => {
      if (message.kind === 'goTo') run.goTo(message.step);
      else run.tellLog();
    });
    return () => {
      stopHearing();
      run.stop();
    };
  }, [scenario, setting, isWalk]);

  useEffect(handOnKeys, []);
  return shown;
}

/** Quiet time in ms after which the page has rendered a step, and the timeout. */
const QUIET_MS = 120;
const MOST_MS = 1500;

function untilStill(): Promise<void> {
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

/** The scenario with this window's size. */
function onThisScreen(scenario: Scenario, brand: Setting['brand']): Scenario {
  const situation = scenario.in[brand];
  const viewport = { width: window.innerWidth, height: window.innerHeight };
  const here = { ...situation, start: { ...situation.start, viewport } };
  return { ...scenario, in: { ...scenario.in, [brand]: here } };
}

function firstLanguage(country: Setting['country']): TranslatedLanguage {
  return languagesOf(country)[0] ?? 'en';
}
