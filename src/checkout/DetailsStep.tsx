/** CHK-04: where and how the bag is delivered. */
export function DetailsStep() {
  return null;
}
