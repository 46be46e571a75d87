import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';
import { globSync } from 'tinyglobby';
import { withSharedRules } from '#harness/config/custom-media.ts';

/** What every page has, in its order. */
const SHARED = ['src/ui/media.css', 'src/ui/fonts.css', 'src/ui/base.css', 'src/ui/theme.css'];
const IMPORTS = /@import [^;]+;/g;

/**
 * All style sheets of the shop in a tree as one, with the names of classes that `loader.mjs` gives. What is in the same
 * cascade layer stands in the order of its paths, which is not that of a build.
 */
export function styleSheetOf(tree: string): string {
  const modules = globSync('src/**/*.module.css', { cwd: tree }).toSorted();
  return [...SHARED, ...modules].map((file) => sheetOf(tree, file)).join('\n');
}

function sheetOf(tree: string, file: string): string {
  const text = readFileSync(join(tree, file), 'utf8').replaceAll(IMPORTS, '');
  const isModule = file.endsWith('.module.css');
  const { code } = transform({
    filename: `${basename(file, isModule ? '.module.css' : '.css')}.css`,
    code: new TextEncoder().encode(withSharedRules(`${tree}/`, text)),
    cssModules: isModule && { pattern: '[name]-[local]' },
    drafts: { customMedia: true },
    // Of an engine that knows no custom media, so that they are replaced.
    targets: { chrome: 120 << 16 },
  });
  return new TextDecoder().decode(code);
}
