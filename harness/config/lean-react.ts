import type { Plugin } from 'vite';
import {
  dispatched,
  elementCases,
  exported,
  falseVariable,
  knownField,
  tagCases,
} from './react-cuts.ts';
import { nodesIn, withCuts } from './syntax.ts';

const LIBRARY = /\/node_modules\/(?:react|react-dom|scheduler)\/cjs\/([a-z-]+)\.production\.js$/;

/** Variables that nothing but hydration and view transitions sets to true. */
const FALSE_VARIABLES = ['isHydrating', 'shouldStartViewTransition'];

/** Fields that are always this without hydration. */
const KNOWN_FIELDS: Record<string, string> = { dehydrated: 'null', isDehydrated: 'false' };

/** Elements that the shop never renders, by React's name; used all the same, they throw React's error 130. */
const ELEMENTS = ['ACTIVITY', 'PROFILER', 'SUSPENSE_LIST', 'VIEW_TRANSITION'];

/** `tag` of the fibers that only those elements, hydration and experiments have. */
const TAGS = [12, 18, 19, 21, 25, 30, 31];

/** Hooks that the shop never calls; called all the same, they are no functions. */
export const UNUSED_HOOKS = [
  'useActionState',
  'useCacheRefresh',
  'useDeferredValue',
  'useEffectEvent',
  'useFormState',
  'useHostTransitionStatus',
  'useImperativeHandle',
  'useOptimistic',
  'useTransition',
];

/** What else the shop does not take from React, by file. */
export const UNUSED_EXPORTS: Record<string, readonly string[]> = {
  react: [
    'Children',
    '__COMPILER_RUNTIME',
    'addTransitionType',
    'cache',
    'cacheSignal',
    'cloneElement',
    'createRef',
    'unstable_useCacheRefresh',
  ],
  'react-dom': [
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'unstable_batchedUpdates',
    'useFormState',
    'useFormStatus',
  ],
  'react-dom-client': ['hydrateRoot'],
  scheduler: [
    'unstable_forceFrameRate',
    'unstable_next',
    'unstable_runWithPriority',
    'unstable_wrapCallback',
  ],
};

/**
 * Leaves out of React what a shop that renders in the browser only cannot reach: hydration, the
 * elements that it never renders, and the hooks that it never calls.
 */
export function leanReact(): Plugin {
  return {
    name: 'selvedge:lean-react',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'studio',
    transform: {
      filter: { id: LIBRARY },
      handler(code, id) {
        const file = LIBRARY.exec(id)?.[1] ?? '';
        const rest = withoutUnusedExports(code, file);
        return file === 'react-dom-client' ? withoutUnreachable(rest) : rest;
      },
    },
  };
}

/** One of React's files without the exports that the shop does not use. Throws when one is not there. */
export function withoutUnusedExports(code: string, file: string): string {
  const nodes = nodesIn(code);
  const names = UNUSED_EXPORTS[file] ?? [];
  return withCuts(
    code,
    names.flatMap((name) => exported(nodes, name)),
  );
}

/** The client's code, shorter. Throws when something to leave out is not there. */
export function withoutUnreachable(code: string): string {
  const nodes = nodesIn(code);
  return withCuts(code, [
    ...FALSE_VARIABLES.flatMap((name) => falseVariable(nodes, name)),
    ...Object.entries(KNOWN_FIELDS).flatMap(([name, text]) => knownField(nodes, name, text)),
    ...ELEMENTS.flatMap((name) => elementCases(nodes, name)),
    ...TAGS.flatMap((tag) => tagCases(nodes, tag)),
    ...UNUSED_HOOKS.flatMap((name) => dispatched(nodes, name)),
  ]);
}
