import { type Infer, object, string } from 'superstruct';

/** One page of a breadcrumb. */
export const Crumb = object({ id: string(), label: string(), url: string() });
export type Crumb = Infer<typeof Crumb>;
