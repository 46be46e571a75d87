import { useEffect, useRef } from 'react';
import { type InAddress, readAddress, withInAddress } from './address.ts';
import { stepOfReport } from './library/step-of-report.ts';
import type { Studio } from './use-studio.ts';

/** As often as browsers let a page change its address. */
const PAUSE_MS = 200;

/** Keeps filter, breakpoints and step in the address, and goes to the step that stands there when a trace is opened, or it is changed; a case without one opens where its report began. */
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
