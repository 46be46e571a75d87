import {
  type Infer,
  type Struct,
  array,
  is,
  literal,
  number,
  object,
  string,
  union,
} from 'superstruct';

/** What the showroom wants of a page that it shows. */
const ToStage = union([
  object({ kind: literal('goTo'), step: number() }),
  object({ kind: literal('log') }),
]);
export type ToStage = Infer<typeof ToStage>;

/** What such a page tells. */
const FromStage = union([
  object({
    kind: literal('at'),
    step: number(),
    problems: array(string()),
  }),
  object({ kind: literal('log'), text: string() }),
  object({ kind: literal('failed'), reason: string() }),
  object({ kind: literal('key'), key: string() }),
]);
export type FromStage = Infer<typeof FromStage>;

/** The search of a link that has a story show its page alone, for a frame. */
export const STAGE_MARK = 'stage';

/** Sends to the window that frames this one, or to this one where none does: a camera hears it there. */
export function tellShowroom(message: FromStage): void {
  window.parent.postMessage(message, location.origin);
}

/** Hears what this window is asked for; returns the function that stops it. */
export function hearShowroom(hear: (message: ToStage) => void): () => void {
  return hearFrom(() => window.parent, ToStage, hear);
}

/** Hears what a framed page tells; returns the function that stops it. */
export function hearStage(
  frame: () => Window | null,
  hear: (message: FromStage) => void,
): () => void {
  return hearFrom(frame, FromStage, hear);
}

function hearFrom<Message>(
  source: () => Window | null,
  struct: Struct<Message, unknown>,
  hear: (message: Message) => void,
): () => void {
  const listener = ({ data, origin, source: from }: MessageEvent<unknown>): void => {
    if (from === source() && origin === location.origin && is(data, struct)) hear(data);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}
