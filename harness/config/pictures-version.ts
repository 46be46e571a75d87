import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Version of all rendered pictures, from their names and bytes. One for all of them: one for each would be
 * a table of 3,900 rows in the shopper's script.
 */
export function picturesVersion(project: string): string {
  const folder = join(project, 'fixtures', 'pictures', 'rendered');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).toSorted())
    hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('base64url').slice(0, 8);
}
