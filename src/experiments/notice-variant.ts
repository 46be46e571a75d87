import type { NoticeVariant } from '../consent/consent.ts';
import { importWithRetry } from '../kernel/lazy-import.ts';
import { experimentsAddress, pageAddress } from '../ports/browser/measuring/experiments-address.ts';
import { isTestHost } from '../store-config/resolve-host.ts';

/** False if the notice has no other variants than the control. */
function hasVariants(): boolean {
  const { host, search } = pageAddress();
  return isTestHost(host) ? search.includes('cookie-notice=') : experimentsAddress() !== undefined;
}

/** CKN-08: variant of the cookie notice. Loads the code that draws one only if there are several. */
export async function decideNoticeVariant(): Promise<NoticeVariant> {
  if (!hasVariants()) return 'control';
  return importWithRetry(() => import('./notice-draw.ts')).then(
    ({ drawNotice }) => drawNotice(),
    () => 'control',
  );
}
