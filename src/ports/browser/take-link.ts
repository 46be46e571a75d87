import { type MailedLink, readMailedLink } from '../mailed-link.ts';
import { takenSecrets } from './address-secrets.ts';

/** The browser's handler of `takeLinkFx`. */
export async function takeLink(): Promise<MailedLink> {
  const { values } = takenSecrets;
  takenSecrets.values = new Map();
  return readMailedLink(values);
}
