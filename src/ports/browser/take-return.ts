import { readReturn } from '../provider-return.ts';
import { takenSecrets } from './address-secrets.ts';

/** The browser's handler of `takeReturnFx`: what was brought to another page counts for nothing here. */
export async function takeReturn() {
  const { path, values } = takenSecrets;
  takenSecrets.values = new Map();
  return readReturn(path === window.location.pathname ? values : new Map());
}
