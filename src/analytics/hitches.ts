import { type Infer, enums, literal, number, object, string } from 'superstruct';
import { taggedUnion } from '../kernel/struct.ts';

/** What held a page up: a task that kept it from answering, or a file of it that could not be had. */
export const Hitch = taggedUnion('kind', {
  'long task': object({ kind: literal('long task'), ms: number() }),
  /** `path` is that of the shop's own files, and of others the origin alone. */
  file: object({
    kind: literal('file'),
    type: enums(['picture', 'script', 'style', 'other']),
    path: string(),
  }),
});
export type Hitch = Infer<typeof Hitch>;
