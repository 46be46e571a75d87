import type { Call } from '#src/ports/http/call.ts';

type AnyCall = Call<any, any, any>; // any: calls of every shape

const modules = import.meta.glob<Record<string, unknown>>('../../src/**/{api,*-api}.ts', {
  eager: true,
});

/** All calls that the domains declare, with an effect or without one yet. */
export const everyCall: readonly AnyCall[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => typeof value === 'object' && value !== null)
  .filter((value): value is AnyCall => 'base' in value && 'path' in value);
