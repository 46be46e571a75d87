/** So many orders are on a page of the list. */
export const ORDERS_PAGE_SIZE = 10;

/** RTE-04: the page of the list that an address asks for; the first for anything that is none. */
export function pageIn(search: string): number {
  const text = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

export function lastOrdersPage(total: number): number {
  return Math.max(1, Math.ceil(total / ORDERS_PAGE_SIZE));
}

/** The list's address from one of its pages to another. */
export function searchOf(page: number): string {
  return page === 1 ? '' : `?page=${page}`;
}
