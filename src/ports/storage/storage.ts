import { enums, never, nullable, object, string } from 'superstruct';
import { noPayload } from '../../kernel/struct.ts';
import { feature, port } from '../../event-log/units.ts';
import { storedEntry } from './storage-marks.ts';

feature('core');

/**
 * Writes one key of the browser's storage; null removes it. Never used for tokens. Ignores
 * failures, because the shop works without storage.
 */
export const writeStorageFx = port('storage/write', {
  params: storedEntry(
    object({ area: enums(['local', 'session']), key: string(), value: nullable(string()) }),
    ({ key }) => key,
  ),
  done: noPayload(),
  fail: never(),
});

/** Handler of `writeStorageFx`. */
export async function writeStorageHandler(params: {
  area: 'local' | 'session';
  key: string;
  value: string | null;
}): Promise<void> {
  try {
    const storage = params.area === 'local' ? localStorage : sessionStorage;
    if (params.value === null) storage.removeItem(params.key);
    else storage.setItem(params.key, params.value);
  } catch {
    return;
  }
}
