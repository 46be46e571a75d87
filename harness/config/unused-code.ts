import type { Plugin } from 'vite';

const SUFFIXES = '\0selvedge:no-suffixes';

/**
 * Saves 3.4 kB gz of a listing's first load and 105 of the embedded backend: code of packages that neither runs. Tools that
 * share the build, the development server and tests have the packages as npm ships them.
 */
export function withoutUnusedCode(project: string): Plugin {
  return {
    name: 'selvedge:unused-code',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        // The package exports its development build alone, which warns in the console.
        alias: [
          {
            find: /^react-router$/,
            replacement: `${project}node_modules/react-router/dist/production/index.mjs`,
          },
        ],
      },
    }),
    // The list of all public suffixes is a third of the embedded backend; its cookies are of one host, without a domain.
    resolveId: { filter: { id: /^tldts$/ }, handler: () => SUFFIXES },
    load: {
      filter: { id: new RegExp(`^${SUFFIXES}$`) },
      handler: () => 'export const getDomain = (host) => host;',
    },
    transform: {
      filter: { id: /react-router\/dist\/production\// },
      handler: (code) => ({ code: droppable(code), map: null }),
    },
  };
}

/**
 * Marks all components of a module as free of side effects, so that the build drops those that are not used, with all
 * they need. Their names for developer tools are removed: each is a statement that keeps its component.
 */
function droppable(code: string): string {
  return code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^var (\w+) = (React\d*\.\w+\()/gm, 'var $1 = /* @__PURE__ */ $2')
    .replace(
      /^var (\w+) = (class extends React\d*\.Component \{$.*?^\});$/gms,
      'var $1 = /* @__PURE__ */ (() => $2)();',
    );
}
