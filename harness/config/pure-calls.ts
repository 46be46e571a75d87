import type { Plugin } from 'vite';

const LIBRARY = /\/node_modules\/react-router\/dist\/production\//;
const CALL = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;
const DISPLAY_NAME = /^\w+\.displayName = [^;]+;$/gm;
const COMPONENT_CLASS = /^var (\w+) = (class extends React\d*\.Component \{$[^]*?^\});$/gm;
const CONTEXT_TYPE = /^(\w+)\.contextType = (\w+);$/gm;

/**
 * Lets the bundler drop the parts of React Router that the shop does not use: its module-level
 * `forwardRef` calls, component classes and display names look like side effects, and keep half of
 * the library alive. What is used stays as it is.
 */
export function pureCalls(): Plugin {
  return {
    name: 'selvedge:pure-calls',
    apply: 'build',
    transform: {
      filter: { id: LIBRARY },
      handler(code) {
        const contexts = new Map(
          [...code.matchAll(CONTEXT_TYPE)].map(([, name, type]) => [name, type]),
        );
        return code
          .replace(CALL, '= /* @__PURE__ */ $1')
          .replace(DISPLAY_NAME, '')
          .replace(CONTEXT_TYPE, '')
          .replace(COMPONENT_CLASS, (_text, name: string, body: string) => {
            const context = contexts.get(name);
            const assign = context ? `made.contextType = ${context};` : '';
            return `var ${name} = /* @__PURE__ */ (() => { const made = ${body}; ${assign} return made; })();`;
          });
      },
    },
  };
}
