import { readReturn } from '../provider-return.ts';
import { takenSecrets } from './address-secrets.ts';

/** Handler of `takeReturnFx`. Ignores parameters that belonged to another page. */
export async function takeReturn() {
  const { path, values } = takenSecrets;
  takenSecrets.values = new Map();
  return readReturn(path === window.location.pathname ? values : new Map());
}
