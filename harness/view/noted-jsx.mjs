import { createRequire } from 'node:module';

/**
 * React's `jsx` that also notes each HTML element's location and components, while notes are on (`notes.ts`).
 * `loader.mjs`
 * substitutes it for `react/jsx-runtime`.
 */

const original = new URL(import.meta.url).searchParams.get('of') ?? '';
const runtime = await import(original);
/** @type {{ captureOwnerStack?: () => string | null }} */
const react = createRequire(original)('react');

export const { Fragment } = runtime;
export const jsx = noted(runtime.jsx);
export const jsxs = noted(runtime.jsxs);
export const jsxDEV = noted(runtime.jsxDEV);

/** @param {(type: unknown, props: object, ...rest: unknown[]) => unknown} make */
function noted(make) {
  return function jsx(
    /** @type {unknown} */ type,
    /** @type {object} */ props,
    /** @type {unknown[]} */ ...rest
  ) {
    const { selvedgeNotes: notes } = /** @type {{ selvedgeNotes?: string[] }} */ (globalThis);
    if (notes && typeof type === 'string') {
      const stack = `${frame(jsx)}\n${react.captureOwnerStack?.() ?? ''}`;
      return make(type, { ...props, 'data-noted': notes.push(stack) - 1 }, ...rest);
    }
    return make(type, props, ...rest);
  };
}

/** @param {(...args: never[]) => unknown} above */
function frame(above) {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = 1;
  Error.prepareStackTrace = (_, [site]) =>
    site ? `    at (${site.getFileName()}:${site.getLineNumber()}:${site.getColumnNumber()})` : '';
  const holder = /** @type {{ stack?: string }} */ ({});
  Error.captureStackTrace(holder, above);
  const text = holder.stack ?? '';
  Error.stackTraceLimit = stackTraceLimit;
  if (prepareStackTrace) Error.prepareStackTrace = prepareStackTrace;
  else Reflect.deleteProperty(Error, 'prepareStackTrace');
  return text;
}
