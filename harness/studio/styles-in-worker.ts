/**
 * Lets the worker import files of the shop that have styles. Vite's imports first add the styles to the document; a
 * worker has none and needs no styles, so that each is reported as loaded at once. Call it after the static imports:
 * packages look for a document when they load.
 */
export function skipStyles(): void {
  const link = {
    addEventListener(type: string, settle: (event: { type: string }) => void) {
      if (type === 'load') queueMicrotask(() => settle({ type }));
    },
    removeEventListener() {},
    setAttribute() {},
  };
  const document = {
    querySelector: () => null,
    getElementsByTagName: () => [],
    createElement: () => ({ ...link }),
    head: { appendChild() {} },
  };
  Object.assign(globalThis, { document });
}
