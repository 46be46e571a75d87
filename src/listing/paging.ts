export const LISTING_PAGE_SIZE = 48; // LST-02
export const ELEVATED_PAGE_SIZE = 99; // LST-03

/** LST-03: categories shown with large tiles, requested as such from the first visit. */
export const ELEVATED_CATEGORIES: readonly string[] = ['all-jeans', 'all-blazers', 'men-blazers'];

/** Number of products on a page of a listing. */
export function pageSizeOf({ elevated }: { elevated?: boolean | undefined }): number {
  return elevated ? ELEVATED_PAGE_SIZE : LISTING_PAGE_SIZE;
}

/** LST-04. `page` counts from 1. */
export function offsetOf(page: number, limit: number): number {
  return (page - 1) * limit;
}

/** LST-05 */
export function pageCount(total: number, limit: number): number {
  return Math.ceil(total / limit);
}

/** LST-06 */
export function currentPage(offset: number, limit: number): number {
  return offset / limit + 1;
}

/** Page numbers to link: first, last, and the current one with its neighbours; null is a gap. */
export function pageLinks(current: number, count: number): (number | null)[] {
  const wanted = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= 1,
  );
  return wanted.flatMap((page, index) => {
    const before = wanted[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
