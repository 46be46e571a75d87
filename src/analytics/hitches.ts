import { type Infer, enums, literal, number, object, string } from 'superstruct';
import { taggedUnion } from '../kernel/struct.ts';

/** A long task, or a file that failed to load. */
export const Hitch = taggedUnion('kind', {
  'long task': object({ kind: literal('long task'), ms: number() }),
  /** `path` of the shop's own files; the origin only of others. */
  file: object({
    kind: literal('file'),
    type: enums(['picture', 'script', 'style', 'other']),
    path: string(),
  }),
});
export type Hitch = Infer<typeof Hitch>;
