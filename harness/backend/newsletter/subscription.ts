/** What somebody gets by mail. */
export interface Subscription {
  isSubscribed: boolean;
  interests: readonly string[];
  campaigns: readonly string[];
  /** From which the link follows that ends it. */
  seed?: string;
}
