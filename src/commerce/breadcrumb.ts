import { type Infer, object, string } from 'superstruct';

/** One page of the way to the current one, as pages show it. */
export const Crumb = object({ id: string(), label: string(), url: string() });
export type Crumb = Infer<typeof Crumb>;
