export interface Subscription {
  isSubscribed: boolean;
  interests: readonly string[];
  campaigns: readonly string[];
  /** Seed of the unsubscribe link. */
  seed?: string;
}
