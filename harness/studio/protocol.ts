import type { SeenFact } from '#harness/replay/reaction.ts';
import type { StateChange } from '#harness/replay/divergence.ts';
import type { Trace } from '#harness/replay/trace.ts';
import type { StoreValues } from './state/compare-values.ts';
import type { StoresRead } from './why/stores-read.ts';
import type { Brand } from '#src/commerce/brands.ts';

/** How fast a trace plays: a multiple of the recorded time, or as fast as the machine can. */
export const SPEEDS = [1, 4, 'max'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What the stage shows, and what the last record did. */
export interface StageView {
  step: number;
  facts: readonly SeenFact[];
  changes: readonly StateChange[];
  /** Calls that have left and not come back. */
  inFlight: number;
  /** How the replay differs from the recording at this step, in lines; empty when it does not. */
  divergence: readonly string[];
}

export type ToStage =
  | { kind: 'load'; trace: Trace }
  | { kind: 'goTo'; step: number }
  | { kind: 'play'; speed: Speed }
  | { kind: 'pause' }
  /** At which steps playing stops. */
  | { kind: 'stops'; steps: readonly number[] }
  /** Asks for the named stores at a step. */
  | { kind: 'state'; step: number }
  | { kind: 'record'; scenario: string; brand: Brand };

export type FromStage =
  | { kind: 'at'; view: StageView }
  | { kind: 'playing'; isPlaying: boolean }
  | { kind: 'state'; step: number; stores: StoreValues }
  | { kind: 'recorded'; text: string; problems: readonly string[] }
  | { kind: 'failed'; reason: string }
  /** What stands where somebody pressed in the stage. */
  | { kind: 'picked'; text: string; read: StoresRead }
  /** A key that was pressed in the stage: it belongs to the studio. */
  | { kind: 'key'; key: string };

const GREETING = 'selvedge-stage';

/** The address of the stage's page. */
export const STAGE_ADDRESS = '/studio/stage.html';
/** The address of the script that verifies, in a worker. */
export const VERIFY_ADDRESS = '/studio/verify.js';

/** One end of the line between studio and stage. */
export interface Line<Out> {
  send(message: Out): void;
  close(): void;
}

function lineOf<Out, In>(port: MessagePort, hear: (message: In) => void): Line<Out> {
  port.addEventListener('message', ({ data }: MessageEvent<In>) => hear(data));
  port.start();
  return { send: (message) => port.postMessage(message), close: () => port.close() };
}

/** The studio's end, once the stage's page has loaded. Other origins never get the port. */
export function callStage(
  frame: HTMLIFrameElement,
  hear: (message: FromStage) => void,
): Line<ToStage> {
  const { port1, port2 } = new MessageChannel();
  frame.contentWindow?.postMessage(GREETING, window.location.origin, [port2]);
  return lineOf(port1, hear);
}

/** The stage's end: waits for the port of the page that frames it, of the same origin. */
export function awaitStudio(answer: (studio: Line<FromStage>) => (message: ToStage) => void): void {
  window.addEventListener('message', (event) => {
    const [port] = event.ports;
    const isStudio = event.origin === window.location.origin && event.source === window.parent;
    if (!isStudio || event.data !== GREETING || !port) return;
    const hear = answer({
      send: (message) => port.postMessage(message),
      close: () => port.close(),
    });
    lineOf<FromStage, ToStage>(port, hear);
  });
}
