/** What analytics hear of the account. */
import { inlet } from '../event-log/inlet.ts';

/** The drawer was opened, from a named place (AUT-12). */
export const drawerOpened = inlet<{ place: string; form?: string | undefined }>();
