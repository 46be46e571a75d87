import { fetchFile } from '../../kernel/late-file.ts';
import { SHARE_ERROR, type Sharing } from '../share.ts';

/** Handler of `sharePageFx`; loads its module with the first call. */
export async function sharePageHandler(page: { title: string; path: string }): Promise<Sharing> {
  const { sharePage } = await fetchFile(() => import('./share-page.ts')).catch(() => {
    throw SHARE_ERROR;
  });
  return sharePage(page);
}
