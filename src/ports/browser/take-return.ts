import { type MailedLink, readMailedLink } from '../mailed-link.ts';
import { readReturn } from '../provider-return.ts';
import { takenSecrets } from './address-secrets.ts';

/** Handler of `takeReturnFx`. Ignores parameters that belonged to another page. */
export async function takeReturn() {
  const { path, values } = takenSecrets;
  takenSecrets.values = new Map();
  return readReturn(path === window.location.pathname ? values : new Map());
}

/** Handler of `takeLinkFx`. */
export async function takeLink(): Promise<MailedLink> {
  const { values } = takenSecrets;
  takenSecrets.values = new Map();
  return readMailedLink(values);
}
