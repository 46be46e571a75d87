/** What the account area hears of the pages, the shopper, the connection and the notices. */
import { inlet } from '../event-log/inlet.ts';
import type { Section } from './section.ts';

/** One of its pages is seen by somebody who has an account. */
export const sectionSeen = inlet<{ section: Section; userId: string }>();
/** Whoever has the page has no account, or not the one that they had. */
export const ownerLeft = inlet();
