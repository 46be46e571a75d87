import { NoticeVariant } from '../consent/consent.ts';
import { readStored } from '../kernel/stored-text.ts';
import { loadDataFile } from '../ports/browser/measuring/experiments.ts';
import { experimentsAddress, pageAddress } from '../ports/browser/measuring/experiments-address.ts';
import { tabName } from '../ports/browser/storage/stream.ts';
import { isTestHost } from '../store-config/resolve-host.ts';
import { DataFile, decide, noticeOnTestHost } from './decide.ts';
import { CONTROL, NOTICE_KEY } from './experiments.ts';

/** Longest wait (ms) for the data file; the notice shows the control after it. */
const LONGEST_WAIT_MS = 2000;

/**
 * CKN-08: draws the notice's variant. Without consent the draw uses a local tab id, and the data
 * file is read without cookies or storage. Test hosts use the variant in the address.
 */
export async function drawNotice(): Promise<NoticeVariant> {
  const { host, search } = pageAddress();
  if (isTestHost(host)) return noticeOnTestHost(search);
  const address = experimentsAddress();
  if (address === undefined) return CONTROL;
  try {
    const loaded = await loadDataFile(address, null, LONGEST_WAIT_MS);
    const file = loaded === 'unchanged' ? null : readStored(loaded.text, DataFile);
    const decisions = decide(file ?? undefined, { visitor: '', tab: tabName() ?? '' }, {});
    const variant = decisions.find(({ key }) => key === NOTICE_KEY)?.variant;
    return NoticeVariant.is(variant) ? variant : CONTROL;
  } catch {
    return CONTROL;
  }
}
