/** Orders per page of the list. */
export const ORDERS_PAGE_SIZE = 10;

/** RTE-04: returns the list page in a URL's search; 1 if missing or invalid. */
export function pageIn(search: string): number {
  const text = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

export function lastOrdersPage(total: number): number {
  return Math.max(1, Math.ceil(total / ORDERS_PAGE_SIZE));
}

/** Returns the URL search of a list page. */
export function searchOf(page: number): string {
  return page === 1 ? '' : `?page=${page}`;
}
