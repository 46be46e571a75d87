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

/** Makes a shot; a path without the visit's own parts is a text. */
export function shot(
  name: string,
  title: string,
  path: string | Shot['path'],
  more: Omit<Shot, 'name' | 'title' | 'path'> = {},
): Shot {
  return { name, title, path: typeof path === 'string' ? () => path : path, ...more };
}
