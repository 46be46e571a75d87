import type { Plugin } from 'vite';

const IMPORT =
  /^import \{([^}]*)\} from ["'](?:superstruct|[^"']*\/kernel\/(?:struct|tolerant)\.ts)["']/gm;

/**
 * Tells the bundler that building a struct has no effect, so that one that nothing uses any more may
 * go. Only calls of what a module has imported from superstruct and its like: a function of the
 * shop's own that is called `type` or `size` has effects.
 */
export function pureStructs(): Plugin {
  return {
    name: 'selvedge:pure-structs',
    apply: 'build',
    transform: { filter: { id: /\/(?:src|harness)\/[^?]*\.tsx?$/ }, handler: withPureStructs },
  };
}

/** A module with its struct builders' calls marked as pure. */
export function withPureStructs(code: string): string | undefined {
  const names = [...code.matchAll(IMPORT)].flatMap(([, list = '']) => list.split(',').map(localOf));
  const builders = names.filter((name) => /^[a-z]\w*$/.test(name));
  if (builders.length === 0) return undefined;
  const call = new RegExp(`(?<![\\w$.]|function )(${builders.join('|')})\\(`, 'g');
  return code.replace(call, '/* @__PURE__ */ $1(');
}

function localOf(specifier: string): string {
  return specifier.trim().split(' as ').at(-1)?.trim() ?? '';
}
