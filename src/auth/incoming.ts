/** What the account's guard hears of the address and of the shopper. */
import { inlet } from '../event-log/inlet.ts';

/** Who asks for which page may be known now. */
export const visitorSeen = inlet();
export const signInFinished = inlet();
