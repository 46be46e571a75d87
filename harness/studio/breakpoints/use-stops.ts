import { useEffect, useMemo, useState } from 'react';
import { askWorker } from '../ask-worker.ts';
import type { OpenTrace } from '../import-trace.ts';
import type { Stops } from './find-stops.ts';

export interface FoundStops {
  isLooking: boolean;
  /** Error of the search; empty without one. */
  problem: string;
  /** Record indexes by breakpoint; without those still being searched. */
  byText: ReadonlyMap<string, readonly number[]>;
  /** Hits of all breakpoints, unique and ascending. */
  places: readonly number[];
}

interface Known {
  of: OpenTrace | undefined;
  byText: FoundStops['byText'];
  failed: { asked: string; reason: string };
}

const NOTHING: Known = { of: undefined, byText: new Map(), failed: { asked: '', reason: '' } };

/** Finds the hits of breakpoints in a worker, once per breakpoint and trace. */
export function useStops(opened: OpenTrace | undefined, texts: readonly string[]): FoundStops {
  const [kept, setKnown] = useState(NOTHING);
  const known = kept.of === opened ? kept : NOTHING;
  // A single string, stable across renders with the same content.
  const asked = opened ? texts.filter((text) => !known.byText.has(text)).join('\n') : '';
  const isLooking = asked !== '' && asked !== known.failed.asked;

  useEffect(() => {
    if (!opened || !isLooking) return undefined;
    let isGone = false;
    const wanted = asked.split('\n');
    function learn(change: (before: Known) => Partial<Known>): void {
      if (isGone) return;
      setKnown((before) => {
        const last = before.of === opened ? before : NOTHING;
        return { ...last, of: opened, ...change(last) };
      });
    }
    askWorker<Stops>('stops', opened, wanted).then(
      (stops) =>
        learn(({ byText }) => ({
          byText: new Map([
            ...byText,
            ...wanted.map((text, at) => [text, stops[at] ?? []] as const),
          ]),
        })),
      (error: unknown) => learn(() => ({ failed: { asked, reason: String(error) } })),
    );
    return () => {
      isGone = true;
    };
  }, [opened, asked, isLooking]);

  const { byText } = known;
  return useMemo(() => {
    const places = new Set(texts.flatMap((text) => byText.get(text) ?? []));
    return {
      isLooking,
      problem: asked !== '' && !isLooking ? known.failed.reason : '',
      byText,
      places: [...places].toSorted((one, other) => one - other),
    };
  }, [texts, byText, isLooking, asked, known.failed.reason]);
}

/** The next or previous hit from a record; `undefined` if there is none. */
export function stopBeside(
  { places }: Pick<FoundStops, 'places'>,
  place: number,
  by: 1 | -1,
): number | undefined {
  return by === 1 ? places.find((one) => one > place) : places.findLast((one) => one < place);
}
