import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { Brand } from '#src/commerce/brands.ts';
import { readAddress, withCase } from './address.ts';
import { type FoundStops, stopBeside, useStops } from './breakpoints/use-stops.ts';
import { type Imported, importFile, importTrace } from './import-trace.ts';
import { openedCase } from './library/cases.ts';
import { type Speed, type ToStage, STAGE_ADDRESS, callStage } from './protocol.ts';
import type { RecordFilter } from './records/filter.ts';
import { EMPTY, type Screen, type StudioState, studioReducer } from './studio-state.ts';
import { type StageLine, useStageLine } from './use-stage-line.ts';
import { verdictOn } from './verdict.ts';

export interface Studio extends StudioState, Pick<StageLine, 'frame'> {
  importText(name: string, text: string): void;
  importFile(file: File): Promise<void>;
  openScenario(id: string, brand: Brand): Promise<void>;
  /** Opens a reported case and puts its number into the URL. */
  openCase(caseId: string): Promise<void>;
  say(problem: string): void;
  goTo(step: number): void;
  select(record: number): void;
  togglePlay(): void;
  chooseSpeed(speed: Speed): void;
  chooseScreen(screen: Screen): void;
  verify(): void;
  chooseFilter(filter: RecordFilter): void;
  chooseBreakpoints(breakpoints: readonly string[]): void;
  stops: FoundStops;
  /** Moves to the next or previous hit, if there is one. */
  goToStop(by: 1 | -1): void;
  /** Requests the named stores at a step; they arrive as `states`. */
  askState(step: number): void;
}

export function useStudio(onStageKey: (key: string) => void): Studio {
  const [state, dispatch] = useReducer(studioReducer, EMPTY, (empty) => ({
    ...empty,
    filter: readAddress(window.location).filter,
    breakpoints: readAddress(window.location).breakpoints,
  }));
  const { frame, isConnected, send } = useStageLine((message) => {
    if (message.kind === 'key') onStageKey(message.key);
    else dispatch({ kind: 'heard', message });
  });
  const { opened, step, selected, isPlaying, speed } = state;
  const stops = useStops(opened, state.breakpoints);

  // Queues messages until the stage is connected.
  const waiting = useRef<ToStage[]>([]);
  useEffect(() => {
    if (!opened || !isConnected) return;
    send({ kind: 'load', trace: opened.trace });
    for (const message of waiting.current.splice(0)) send(message);
  }, [opened, isConnected, send]);

  // Sent after the trace: loading one clears the stops.
  const stopSteps = useMemo(
    () => stops.places.map((place) => opened?.steps.stepOf(place) ?? 0),
    [stops.places, opened],
  );
  useEffect(() => {
    if (opened && isConnected) send({ kind: 'stops', steps: stopSteps });
  }, [opened, isConnected, send, stopSteps]);

  function tell(message: ToStage): void {
    if (isConnected) send(message);
    else waiting.current.push(message);
  }

  function take(imported: Imported): void {
    if (imported.ok) dispatch({ kind: 'opened', opened: imported.opened });
    else dispatch({ kind: 'problem', problem: imported.message });
  }

  function importText(name: string, text: string): void {
    take(importTrace(name, text));
  }

  function show(target: number, selected?: number): void {
    const to = Math.max(0, Math.min(target, opened?.steps.count ?? 0));
    dispatch({ kind: 'went', step: to, selected });
    tell({ kind: 'goTo', step: to });
  }

  function select(record: number): void {
    show(opened?.steps.stepOf(record) ?? 0, record);
  }

  return {
    ...state,
    frame,
    stops,
    importText,
    async importFile(file) {
      take(await importFile(file));
    },
    async openScenario(id, brand) {
      dispatch({ kind: 'busy', busy: 'recording' });
      try {
        const { text, problems } = await recordScenario(id, brand);
        importText(`${id}.jsonl`, text);
        const [problem] = problems;
        if (problem !== undefined) dispatch({ kind: 'problem', problem });
      } catch (error) {
        dispatch({ kind: 'problem', problem: String(error) });
      }
    },
    async openCase(caseId) {
      try {
        const { text, reported } = await openedCase(caseId);
        window.history.replaceState(null, '', withCase(window.location.href, caseId));
        take(importTrace(caseId, text, reported));
      } catch (error) {
        dispatch({ kind: 'problem', problem: String(error) });
      }
    },
    say: (problem) => dispatch({ kind: 'problem', problem }),
    goTo: (target) => show(target),
    select,
    goToStop(by) {
      const place = selected ?? opened?.steps.causeOf(step) ?? -1;
      const stop = stopBeside(stops, place, by);
      if (stop !== undefined) select(stop);
    },
    togglePlay() {
      if (isPlaying) return tell({ kind: 'pause' });
      if (opened && step >= opened.steps.count) show(0);
      tell({ kind: 'play', speed });
    },
    chooseSpeed(chosen) {
      dispatch({ kind: 'speed', speed: chosen });
      if (isPlaying) tell({ kind: 'play', speed: chosen });
    },
    chooseBreakpoints: (breakpoints) => dispatch({ kind: 'breakpoints', breakpoints }),
    chooseFilter: (filter) => dispatch({ kind: 'filter', filter }),
    askState: (asked) => tell({ kind: 'state', step: asked }),
    chooseScreen: (screen) => dispatch({ kind: 'screen', screen }),
    verify() {
      if (!opened) return;
      dispatch({ kind: 'busy', busy: 'verifying' });
      verdictOn(opened).then(
        (verdict) => dispatch({ kind: 'verified', of: opened, verdict }),
        (error: unknown) => dispatch({ kind: 'problem', problem: String(error) }),
      );
    },
  };
}

interface ScenarioRecording {
  text: string;
  problems: readonly string[];
}

/** Runs a scenario in a temporary hidden iframe; resolves with its trace. */
async function recordScenario(scenario: string, brand: Brand): Promise<ScenarioRecording> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = STAGE_ADDRESS;
  try {
    return await new Promise((resolve, reject) => {
      frame.addEventListener('load', () => {
        const stage = callStage(frame, (message) => {
          if (message.kind === 'recorded') resolve(message);
          if (message.kind === 'failed') reject(new Error(message.reason));
        });
        stage.send({ kind: 'record', scenario, brand });
      });
      document.body.append(frame);
    });
  } finally {
    frame.remove();
  }
}
