const MOST_OFFERED = 10;

/** The quantities to choose from; one that is more than usual stays choosable. */
export function quantityChoices(current: number): number[] {
  const most = Math.max(MOST_OFFERED, current);
  return Array.from({ length: most }, (_, index) => index + 1);
}
