import type { Call } from '#src/ports/http/call.ts';

type AnyCall = Call<any, any, any>; // any: calls of every shape

const modules = import.meta.glob<Record<string, unknown>>('../../src/**/{api,*-api}.ts', {
  eager: true,
});

/** All calls of the domains, with or without an effect. */
export const everyCall: readonly AnyCall[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => typeof value === 'object' && value !== null)
  .filter((value): value is AnyCall => 'base' in value && 'path' in value);
