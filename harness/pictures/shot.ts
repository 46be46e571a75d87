import type { Page } from '@playwright/test';
import type { Visit } from './visits.ts';

/** One page of the shop to take a picture of. */
export interface Shot {
  name: string;
  title: string;
  path(visit: Visit, orderId: string): string;
  /** Of somebody who has not signed in. */
  isGuest?: true;
  /** What has to be done before the page can be gone to; an order's number comes of it. */
  prepare?(page: Page, visit: Visit): Promise<string | void>;
  /** What is done on the page first; then only what is on the screen is taken, unless it is `whole`. */
  act?(page: Page, visit: Visit): Promise<void>;
  whole?: true;
}
