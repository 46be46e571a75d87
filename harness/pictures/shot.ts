import type { Page } from '@playwright/test';
import type { Visit } from './visits.ts';

export interface Shot {
  name: string;
  title: string;
  path(visit: Visit, orderId: string): string;
  isGuest?: true;
  /** Runs before navigation; may return an order number. */
  prepare?(page: Page, visit: Visit): Promise<string | void>;
  /** Runs on the page first; then only the viewport is photographed, unless `whole` is set. */
  act?(page: Page, visit: Visit): Promise<void>;
  whole?: true;
}
