/** What letters hear of the address. */
import { inlet } from '../event-log/inlet.ts';

/** Another page is shown than before. */
export const letterLeft = inlet();
