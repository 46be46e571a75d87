declare global {
  interface Navigator {
    /** Network Information API, if the browser supports it. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

const SLOW = /2g$/;

/** True if prefetching must stop: the user saves data, or the connection is too slow. */
export function prefersReducedData(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || SLOW.test(effectiveType);
}
