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

/** Messages from the showroom to a framed page. */
const ToStage = union([
  object({ kind: literal('goTo'), step: number() }),
  object({ kind: literal('log') }),
]);
export type ToStage = Infer<typeof ToStage>;

/** Messages from a framed page to the showroom. */
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

/** Query parameter that shows a story's page alone, for a frame. */
export const STAGE_MARK = 'stage';

/** Sends to the parent window, or to this one if not framed; a camera listens there. */
export function tellShowroom(message: FromStage): void {
  window.parent.postMessage(message, location.origin);
}

export function hearShowroom(hear: (message: ToStage) => void): () => void {
  return hearFrom(() => window.parent, ToStage, hear);
}

/** Listens to messages of a framed page; returns a function that stops it. */
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
