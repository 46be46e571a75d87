import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { inProject } from '#harness/cli/support/project.mjs';
import type { Place } from './frames.ts';

/**
 * Lines where a struct may declare a field, as text: `shade: string(),`. Searches a domain, else all sources.
 *
 * @param unit a unit of that domain: `http/product.byId`, `cart/addItem`
 * @param path path of the read error: `variants.0.shade`
 */
export function placesOfField(unit: string, path: string): Place[] {
  const field = path.split('.').findLast((key) => /^[A-Za-z_]\w*$/.test(key));
  const [, domain = ''] = /^(?:http\/)?([\w-]+)/.exec(unit) ?? [];
  if (field === undefined) return [];
  const declared = new RegExp(`^\\s*${field}: \\w+\\(`);
  const own = existsSync(inProject('src', domain)) ? placesIn(`src/${domain}`, declared) : [];
  return own.length > 0 ? own : placesIn('src', declared);
}

function placesIn(folder: string, declared: RegExp): Place[] {
  return readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((name) => {
      const file = `${folder}/${name.replaceAll('\\', '/')}`;
      const lines = readFileSync(inProject(file), 'utf8').split('\n');
      return lines.flatMap((line, at) => (declared.test(line) ? [{ file, line: at + 1 }] : []));
    });
}
