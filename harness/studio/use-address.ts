import { useEffect, useRef } from 'react';
import { scenarioOf } from '#harness/scenarios/all.ts';
import { shownTrace } from '#src/ports/browser/storage/shown-trace.ts';
import { type InAddress, readAddress, withInAddress } from './address.ts';
import { stepOfReport } from './library/step-of-report.ts';
import type { Studio } from './use-studio.ts';

/** Minimum interval of URL changes in ms; browsers throttle more frequent ones. */
const PAUSE_MS = 200;

/**
 * Syncs filter, breakpoints and step with the URL. Applies the URL's step on open and on change. A case without a
 * step opens at the start of its report.
 */
export function useAddress({ opened, filter, breakpoints, step, goTo }: Studio): void {
  const go = useRef(goTo);
  const wanted = useRef(readAddress(window.location).step);
  useEffect(() => {
    go.current = goTo;
  });
  useEffect(() => {
    if (!opened) return;
    const first = wanted.current || (opened.reported ? stepOfReport(opened) : 0);
    wanted.current = 0;
    if (first > 0) go.current(first);
  }, [opened]);
  useEffect(() => {
    const onHash = () => go.current(readAddress(window.location).step);
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  useEffect(() => {
    if (!opened && step === 0 && wanted.current > 0) return undefined;
    const clock = setTimeout(() => keep({ filter, breakpoints, step }), PAUSE_MS);
    return () => clearTimeout(clock);
  }, [opened, filter, breakpoints, step]);
}

function keep(state: InAddress): void {
  const address = withInAddress(window.location.href, state);
  if (address !== window.location.href) window.history.replaceState(null, '', address);
}

/**
 * Opens the content of the URL once: a case (`?case=R-7K2M-9QXB`), a report that a shop page is about to send
 * (`?report=shown`) or a scenario (`?scenario=…&store=hm`).
 */
export function useContentInAddress(studio: Studio, sayNotShown: () => void): void {
  const to = useRef({ ...studio, sayNotShown });
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const address = new URLSearchParams(window.location.search);
    const scenario = scenarioOf(address.get('scenario'));
    const caseId = address.get('case');
    const brand = address.get('store')?.startsWith('hm') ? 'hm' : 'rl';
    if (scenario) void to.current.openScenario(scenario.id, brand);
    if (caseId !== null) void to.current.openCase(caseId);
    else if (address.get('report') === 'shown')
      void shownTrace().then((trace) =>
        trace === undefined
          ? to.current.sayNotShown()
          : to.current.importText('report.jsonl', trace),
      );
  }, []);
}
