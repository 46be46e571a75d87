import {
  type Infer,
  type Struct,
  boolean,
  integer,
  literal,
  object,
  optional,
  string,
} from 'superstruct';
import { NamedTextKey } from '../kernel/text-keys.ts';
import { personalText, taggedUnion } from '../kernel/struct.ts';

/** FTL-01: the global flag, with the first call that set it. */
export const FatalState = taggedUnion('status', {
  clear: object({ status: literal('clear') }),
  raised: object({ status: literal('raised'), call: string(), httpStatus: integer() }),
});
export type FatalState = Infer<typeof FatalState>;

/** What the shopper has to know before anything else. */
export const FirstNews = object({
  /** It is being found out still, and the dialog waits for it. */
  isAwaited: boolean(),
  /** The key of its text; empty where there is nothing to say. */
  key: NamedTextKey as Struct<NamedTextKey | '', null>,
  /** Of the piece that it is about. */
  name: optional(personalText()),
});
export type FirstNews = Infer<typeof FirstNews>;
