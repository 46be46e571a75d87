type Told = (entries: { target: Element; isIntersecting: boolean }[]) => void;

/** A stub of `IntersectionObserver`: the test tells the entries to the last one made. */
export class Intersections {
  static tell: Told;
  constructor(told: Told) {
    Intersections.tell = told;
  }
  observe(): void {}
  unobserve(): void {}
}
