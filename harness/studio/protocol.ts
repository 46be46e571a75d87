import type { SeenFact } from '#harness/replay/reaction.ts';
import type { StateChange } from '#harness/replay/divergence.ts';
import type { Trace } from '#harness/replay/trace.ts';
import type { StoreValues } from './state/compare-values.ts';
import type { StoresRead } from './why/stores-read.ts';
import type { Brand } from '#src/commerce/brands.ts';

/** Playback speed: a multiple of the recorded one, or unlimited. */
export const SPEEDS = [1, 4, 'max'] as const;
export type Speed = (typeof SPEEDS)[number];

/** State of the stage, and the effects of the last record. */
export interface StageView {
  step: number;
  facts: readonly SeenFact[];
  changes: readonly StateChange[];
  /** Number of pending calls. */
  inFlight: number;
  /** Differences between replay and recording at this step, as lines. */
  divergence: readonly string[];
}

export type ToStage =
  | { kind: 'load'; trace: Trace }
  | { kind: 'goTo'; step: number }
  | { kind: 'play'; speed: Speed }
  | { kind: 'pause' }
  /** Steps at which playing stops. */
  | { kind: 'stops'; steps: readonly number[] }
  /** Requests the named stores at a step. */
  | { kind: 'state'; step: number }
  | { kind: 'record'; scenario: string; brand: Brand };

export type FromStage =
  | { kind: 'at'; view: StageView }
  | { kind: 'playing'; isPlaying: boolean }
  | { kind: 'state'; step: number; stores: StoreValues }
  | { kind: 'recorded'; text: string; problems: readonly string[] }
  | { kind: 'failed'; reason: string }
  /** Text at the pressed point of the stage. */
  | { kind: 'picked'; text: string; read: StoresRead }
  /** Key pressed in the stage, handled by the studio. */
  | { kind: 'key'; key: string };

const GREETING = 'selvedge-stage';

export const STAGE_ADDRESS = '/studio/stage.html';
export const VERIFY_ADDRESS = '/studio/verify.js';

/** One end of the message channel between studio and stage. */
export interface Line<Out> {
  send(message: Out): void;
  close(): void;
}

function lineOf<Out, In>(port: MessagePort, hear: (message: In) => void): Line<Out> {
  port.addEventListener('message', ({ data }: MessageEvent<In>) => hear(data));
  port.start();
  return { send: (message) => port.postMessage(message), close: () => port.close() };
}

/** Opens the channel from the studio once the stage has loaded. Posts the port to the same origin only. */
export function callStage(
  frame: HTMLIFrameElement,
  hear: (message: FromStage) => void,
): Line<ToStage> {
  const { port1, port2 } = new MessageChannel();
  frame.contentWindow?.postMessage(GREETING, window.location.origin, [port2]);
  return lineOf(port1, hear);
}

/** Waits in the stage for the port of the framing page, same origin only. */
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
