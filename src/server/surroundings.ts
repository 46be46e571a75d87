/** Facilities that a platform adds to a request. */
export interface RequestSurroundings {
  /** Lets work continue after the answer, on platforms that end it with the request. */
  waitUntil?(work: Promise<unknown>): void;
  /** True if the platform has a document with this tag, so that headers are enough. */
  holds?(tag: string): boolean;
  /** True if the platform is overloaded and starts no new rendering. */
  isBusy?(): boolean;
}
