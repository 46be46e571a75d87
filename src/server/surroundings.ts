/** Facilities that a platform adds to a request. */
export interface RequestSurroundings {
  /** Where work ends with the answer to the request that began it, this lets it go on. */
  waitUntil?(work: Promise<unknown>): void;
  /** True if the platform has a document with this tag, so that headers are enough. */
  holds?(tag: string): boolean;
  /** True if the platform is overloaded and begins no new rendering. */
  isBusy?(): boolean;
}
