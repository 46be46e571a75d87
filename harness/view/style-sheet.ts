import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';
import { globSync } from 'tinyglobby';
import { withSharedRules } from '#harness/config/custom-media.ts';

/** Global style sheets, in order. */
const SHARED = ['src/ui/media.css', 'src/ui/fonts.css', 'src/ui/base.css', 'src/ui/theme.css'];
const IMPORTS = /@import [^;]+;/g;

/**
 * Concatenates all style sheets of a tree, with the class names of `loader.mjs`. Within a cascade layer they are in
 * path order, unlike in a build.
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
    // An old target without custom media makes Lightning CSS inline these.
    targets: { chrome: 120 << 16 },
  });
  return new TextDecoder().decode(code);
}
