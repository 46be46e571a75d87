import type { CallBase } from '#src/ports/http/call.ts';
import type { Random } from '#src/kernel/random.ts';
import type { Site } from '#src/store-config/stores.ts';
import type { BackendRequest, BackendResponse } from './message.ts';
import type { PaymentOrder } from './faults/rules.ts';
import type { CurrentSession } from './session/sessions.ts';
import type { World } from './world.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';

/** The parsed request and the context that a handler may read. */
export interface Call {
  world: World;
  store: Site;
  language: TranslatedLanguage;
  /** The decoded `*` segments of the path. */
  segments: readonly string[];
  query: URLSearchParams;
  /** Request headers; names in lower case. */
  headers: BackendRequest['headers'];
  /** The parsed JSON body; `undefined` without one. */
  body: unknown;
  /** Uploaded file. */
  file: Uint8Array | undefined;
  /** The open session that the request carries. */
  session: CurrentSession | undefined;
  /** All sessions in the request, open or ended; the bearer token's first. */
  carried: readonly CurrentSession[];
  /** The answer for a call that needs an open session and has none. */
  refusal: BackendResponse;
  random: Random;
  /** Milliseconds since 1970. */
  now: number;
  /** The payment result that a rule demands. */
  payment: PaymentOrder | undefined;
}

export interface Outcome {
  world: World;
  response: BackendResponse;
}

/** Handles one call. Never throws, for any request. */
export type Handler = (call: Call) => Outcome;

/** Handlers by method, base and path; `*` matches one path segment. */
export type Handlers = Readonly<Record<`${string} ${CallBase} /${string}`, Handler>>;

/** An outcome that does not change the world. */
export function answer(call: Pick<Call, 'world'>, response: BackendResponse): Outcome {
  return { world: call.world, response };
}
