import { useEffect, useRef } from 'react';
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
