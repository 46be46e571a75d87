import { type Infer, enums, literal, object, string } from 'superstruct';
import { feature, port } from '../event-log/units.ts';
import { importWithRetry } from '../kernel/lazy-import.ts';

feature('core');

const Page = object({ title: string(), path: string() });

/**
 * `shared`: by the device's share sheet; `copied`: without one; `dismissed`: the shopper
 * cancelled.
 */
export const Sharing = enums(['shared', 'copied', 'dismissed']);
export type Sharing = Infer<typeof Sharing>;

/** Error if neither sharing nor copying worked. */
export const SHARE_ERROR = { message: 'Error sharing page' } as const;

/**
 * Shares a page of this origin by the device's share sheet, or copies its address.
 *
 * @example sample({ clock: share, fn: () => ({ title: 'Mill Tee', path: '/mill-tee-rl1001wht' }), target: sharePageFx });
 */
export const sharePageFx = port('share/page', {
  params: Page,
  done: Sharing,
  fail: object({ message: literal(SHARE_ERROR.message) }),
});

/** Handler of `sharePageFx`; loads its module with the first call. */
export async function sharePageHandler(page: { title: string; path: string }): Promise<Sharing> {
  const { sharePage } = await importWithRetry(() => import('./browser/share-page.ts')).catch(() => {
    throw SHARE_ERROR;
  });
  return sharePage(page);
}
