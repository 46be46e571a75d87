import { type MailedLink, readMailedLink } from '../mailed-link.ts';
import { takenSecrets } from './address-secrets.ts';

/** Handler of `takeLinkFx`. */
export async function takeLink(): Promise<MailedLink> {
  const { values } = takenSecrets;
  takenSecrets.values = new Map();
  return readMailedLink(values);
}
