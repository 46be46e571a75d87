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

/** Message shown first in the dialog. */
export const FirstNews = object({
  /** True while the message is being determined; the dialog waits for it. */
  isAwaited: boolean(),
  /** Translation key; empty without a message. */
  key: NamedTextKey as Struct<NamedTextKey | '', null>,
  /** Name of the product concerned. */
  name: optional(personalText()),
});
export type FirstNews = Infer<typeof FirstNews>;
