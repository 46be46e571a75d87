/**
 * Hooks for `module.register`, so that Node loads views from their sources. A style sheet becomes its class names, an
 * image its name, and elements note their locations (`noted-jsx.mjs`).
 */

const NOTED = new URL('./noted-jsx.mjs', import.meta.url).href;
const RUNTIME = /\/react\/jsx-(?:dev-)?runtime(?:\.js)?$/;

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  if (context.parentURL && isAsset(specifier))
    return {
      url: new URL(specifier, context.parentURL).href,
      format: 'module',
      shortCircuit: true,
    };
  const found = await next(specifier, context);
  return RUNTIME.test(found.url) && !context.parentURL?.startsWith(NOTED)
    ? { url: `${NOTED}?of=${encodeURIComponent(found.url)}`, format: 'module', shortCircuit: true }
    : found;
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (isAsset(url)) return { format: 'module', source: assetModule(url), shortCircuit: true };
  const loaded = await next(url, context);
  if (loaded.format !== 'module' || !loaded.source) return loaded;
  const { source: text } = loaded;
  const source = typeof text === 'string' ? text : new TextDecoder().decode(text);
  // Only effects use these globs, and servers run no effects.
  return source.includes('import.meta.glob')
    ? { ...loaded, source: source.replaceAll('import.meta.glob', '(() => ({}))') }
    : loaded;
}

/** @param {string} address */
function isAsset(address) {
  return /\.(?:css|svg)(?:\?[\w=]*)?$/.test(address);
}

/** @param {string} url */
function assetModule(url) {
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  if (!name.endsWith('.module.css')) return `export default ${JSON.stringify(name)};`;
  const prefix = `${name.slice(0, -'.module.css'.length)}-`;
  return `export default new Proxy({}, { get: (_, key) => ${JSON.stringify(prefix)} + String(key) });`;
}
