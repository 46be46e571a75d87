/** Entries that the page keeps for an analytics script that may never come. */
const MOST_ENTRIES = 200;

declare global {
  interface Window {
    /** Where analytics scripts look for what the page has to tell. */
    dataLayer?: unknown[];
  }
}

/** Puts an entry where an analytics script would find it; nothing leaves the page by that. */
export function pushToDataLayer(entry: unknown): void {
  const layer = (window.dataLayer ??= []);
  layer.push(entry);
  if (layer.length > MOST_ENTRIES) layer.shift();
}
