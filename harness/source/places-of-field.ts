import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { inProject } from '#harness/cli/support/project.mjs';
import type { Place } from './frames.ts';

/**
 * The lines of a domain's sources at which a struct may have a field of this name, as texts are: `shade: string(),`.
 *
 * @param unit a unit of that domain: `http/product.byId`, `cart/addItem`
 * @param path as a problem tells it: `variants.0.shade`
 */
export function placesOfField(unit: string, path: string): Place[] {
  const field = path.split('.').findLast((key) => /^[A-Za-z_]\w*$/.test(key));
  const [, domain = ''] = /^(?:http\/)?([\w-]+)/.exec(unit) ?? [];
  const folder = inProject('src', domain);
  if (field === undefined || !existsSync(folder)) return [];
  const declared = new RegExp(`^\\s*${field}: \\w+\\(`);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((name) => {
      const file = `src/${domain}/${name.replaceAll('\\', '/')}`;
      const lines = readFileSync(inProject(file), 'utf8').split('\n');
      return lines.flatMap((line, at) => (declared.test(line) ? [{ file, line: at + 1 }] : []));
    });
}
