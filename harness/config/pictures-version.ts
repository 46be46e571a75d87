import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Version hash of all rendered pictures. A single one: a table per picture would have 3,900 rows in the shop's script.
 */
export function picturesVersion(project: string): string {
  const folder = join(project, 'fixtures', 'pictures', 'rendered');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).toSorted())
    hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('base64url').slice(0, 8);
}
