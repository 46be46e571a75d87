import type { CallBase } from '#src/ports/http/call.ts';
import type { Random } from '#src/kernel/random.ts';
import type { Site } from '#src/store-config/stores.ts';
import type { BackendRequest, BackendResponse } from './message.ts';
import type { PaymentOrder } from './faults/rules.ts';
import type { CurrentSession } from './session/sessions.ts';
import type { World } from './world.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';

/** What a handler gets: the request taken apart, and all that it may read. */
export interface Call {
  world: World;
  store: Site;
  /** In which it answers. */
  language: TranslatedLanguage;
  /** The decoded `*` segments of the path. */
  segments: readonly string[];
  query: URLSearchParams;
  /** Of the request; names in lower case. */
  headers: BackendRequest['headers'];
  /** The parsed JSON body; `undefined` without one. */
  body: unknown;
  /** The file that the call carries. */
  file: Uint8Array | undefined;
  /** The open session that the request carries. */
  session: CurrentSession | undefined;
  /** All sessions that it carries, the bearer's first, open or ended. */
  carried: readonly CurrentSession[];
  /** What to answer when there has to be a session and none is open. */
  refusal: BackendResponse;
  random: Random;
  /** Milliseconds since 1970. */
  now: number;
  /** What a rule wants to become of a payment. */
  payment: PaymentOrder | undefined;
}

export interface Outcome {
  world: World;
  response: BackendResponse;
}

/** Handles one call. Never throws for what a client can send. */
export type Handler = (call: Call) => Outcome;

/** What answers which calls: method, base and path, where `*` stands for one path segment. */
export type Handlers = Readonly<Record<`${string} ${CallBase} /${string}`, Handler>>;

/** An outcome that leaves the world as it was. */
export function answer(call: Pick<Call, 'world'>, response: BackendResponse): Outcome {
  return { world: call.world, response };
}
