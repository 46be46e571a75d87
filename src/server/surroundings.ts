/** What a platform gives with a request. */
export interface RequestSurroundings {
  /** Where work ends with the answer to the request that began it, this lets it go on. */
  waitUntil?(work: Promise<unknown>): void;
  /** Whether the platform has a document by this tag already, so that it needs its headers alone. */
  holds?(tag: string): boolean;
  /** Whether the platform has so much to do that nothing new is to be begun. */
  isBusy?(): boolean;
}
