/** Address of the page. */
export function pageAddress(): { host: string; path: string; search: string } {
  const { host, pathname, search } = window.location;
  return { host, path: pathname, search };
}

/**
 * Address of the experiments' data file from `<meta name="selvedge-experiments" content="…">`;
 * undefined without one.
 */
export function experimentsAddress(): string | undefined {
  const meta = document.querySelector('meta[name="selvedge-experiments"]');
  return meta?.getAttribute('content') || undefined;
}
