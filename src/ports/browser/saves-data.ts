declare global {
  interface Navigator {
    /** Network Information, where the browser has it. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

const SLOW = /2g$/;

/**
 * Whether nothing is to be fetched that may not be needed: its user saves data, or the line is so slow that it would
 * be in the way of what is needed.
 */
export function savesData(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || SLOW.test(effectiveType);
}
