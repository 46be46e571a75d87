import { type Infer, integer, literal, object, string } from 'superstruct';
import { taggedUnion } from '../kernel/struct.ts';

/** FTL-01: the global flag, with the first call that set it. */
export const FatalState = taggedUnion('status', {
  clear: object({ status: literal('clear') }),
  raised: object({ status: literal('raised'), call: string(), httpStatus: integer() }),
});
export type FatalState = Infer<typeof FatalState>;
