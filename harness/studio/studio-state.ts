import type { OpenTrace } from './import-trace.ts';
import type { FromStage, Speed, StageView } from './protocol.ts';
import { NO_FILTER, type RecordFilter } from './records/filter.ts';
import type { StoreValues } from './state/compare-values.ts';
import type { Verdict } from './verdict.ts';
import { NONE_READ, type StoresRead } from './why/stores-read.ts';

/** Stage width: recorded, or in CSS pixels. */
export const SCREENS = ['recorded', 390, 820, 1440] as const;
export type Screen = (typeof SCREENS)[number];

export type Busy = 'recording' | 'verifying';

export interface StudioState {
  opened: OpenTrace | undefined;
  /** Error of the last import, scenario or reset. */
  problem: string;
  /** Requested step; the stage answers with `view`. */
  step: number;
  view: StageView | undefined;
  /** Index of the selected record. */
  selected: number | undefined;
  isPlaying: boolean;
  speed: Speed;
  screen: Screen;
  verdict: Verdict | undefined;
  busy: Busy | undefined;
  filter: RecordFilter;
  /** Breakpoint conditions, see `readCondition`. */
  breakpoints: readonly string[];
  /** Named stores at the last requested steps. */
  states: ReadonlyMap<number, StoreValues>;
  /** Last press on the stage; each press is a new object. */
  picked: { text: string; read: StoresRead };
}

export const EMPTY: StudioState = {
  opened: undefined,
  problem: '',
  step: 0,
  view: undefined,
  selected: undefined,
  isPlaying: false,
  speed: 1,
  screen: 'recorded',
  verdict: undefined,
  busy: undefined,
  filter: NO_FILTER,
  breakpoints: [],
  states: new Map(),
  picked: { text: '', read: NONE_READ },
};

/** Maximum number of cached states: the shown step and those compared with it. */
const MOST_STATES = 4;

export type StudioAction =
  | { kind: 'opened'; opened: OpenTrace }
  | { kind: 'problem'; problem: string }
  | { kind: 'busy'; busy: Busy | undefined }
  | { kind: 'went'; step: number; selected?: number | undefined }
  | { kind: 'speed'; speed: Speed }
  | { kind: 'screen'; screen: Screen }
  | { kind: 'filter'; filter: RecordFilter }
  | { kind: 'breakpoints'; breakpoints: readonly string[] }
  | { kind: 'verified'; of: OpenTrace; verdict: Verdict }
  | { kind: 'heard'; message: FromStage };

/** Reducer for user actions and stage messages. */
export function studioReducer(state: StudioState, action: StudioAction): StudioState {
  switch (action.kind) {
    case 'opened':
      return {
        ...EMPTY,
        opened: action.opened,
        problem: action.opened.cut ?? '',
        speed: state.speed,
        screen: state.screen,
        filter: state.filter,
        breakpoints: state.breakpoints,
      };
    case 'problem':
      return { ...state, problem: action.problem, busy: undefined };
    case 'busy':
      return { ...state, busy: action.busy, problem: '' };
    case 'went':
      return {
        ...state,
        step: action.step,
        selected: action.selected ?? state.opened?.steps.causeOf(action.step),
      };
    case 'speed':
      return { ...state, speed: action.speed };
    case 'screen':
      return { ...state, screen: action.screen };
    case 'filter':
      return { ...state, filter: action.filter };
    case 'breakpoints':
      return { ...state, breakpoints: action.breakpoints };
    case 'verified':
      // Another trace may have been opened meanwhile.
      return state.opened === action.of
        ? { ...state, verdict: action.verdict, busy: undefined }
        : state;
    case 'heard':
      return heard(state, action.message);
  }
}

function heard(state: StudioState, message: FromStage): StudioState {
  switch (message.kind) {
    case 'at': {
      const { view } = message;
      // While scrubbing, answers to earlier requests still arrive.
      if (!state.isPlaying) return { ...state, view };
      const selected = state.opened?.steps.causeOf(view.step);
      return { ...state, view, step: view.step, selected };
    }
    case 'playing':
      return { ...state, isPlaying: message.isPlaying };
    case 'state':
      return {
        ...state,
        states: new Map(
          [...state.states, [message.step, message.stores] as const].slice(-MOST_STATES),
        ),
      };
    case 'picked':
      return { ...state, picked: { text: message.text, read: message.read } };
    case 'failed':
      return { ...state, problem: message.reason, busy: undefined };
    default:
      return state;
  }
}
