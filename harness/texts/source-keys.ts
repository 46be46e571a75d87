import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A key that a source names; `isPrefix` when the rest of it is computed: t(`stock.${status}`). */
export type UsedKey = { file: string; key: string; namespaces: string[]; isPrefix: boolean };

const project = fileURLToPath(new URL('../../', import.meta.url));
const CALL = /(?<![\w.$])t\(\s*/g;
const LITERAL = /(?:^|[?:]\s*)(['"`])((?:[\w:-]+\.?)+)(\1|\$\{)/g;
const HOOK = /useTranslation\(\s*(?:\[\s*)?['"](\w+)['"]/g;

/** What stands in all sources. */
export function sourceTexts(): string[] {
  return sourceFiles().map((file) => readFileSync(project + file, 'utf8'));
}

/** Every key that stands as a literal in the first argument of a `t(…)` of the sources, with the namespaces it may mean. */
export function usedKeys(): UsedKey[] {
  return sourceFiles().flatMap((file) => keysIn(file, readFileSync(project + file, 'utf8')));
}

/** The keys of one file; a bare key means the file's `useTranslation` namespaces, or any if it has none. */
export function keysIn(file: string, source: string): UsedKey[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const own = [...code.matchAll(HOOK)].map(([, namespace = '']) => namespace);
  if (/useTranslation\(\s*\)/.test(code)) own.push('common');
  return [...code.matchAll(CALL)].flatMap(({ index, 0: call }) =>
    [...firstArgument(code.slice(index + call.length)).matchAll(LITERAL)].map(
      ([, , text = '', end]) => {
        const [key = '', namespace] = text.split(':').reverse();
        const namespaces = namespace === undefined ? own : [namespace];
        return { file, key, namespaces, isPrefix: end === '${' };
      },
    ),
  );
}

/** The text up to the comma or parenthesis that ends the argument it begins with. */
function firstArgument(code: string): string {
  let depth = 0;
  for (let at = 0; at < code.length; at += 1) {
    const character = code.charAt(at);
    if (depth === 0 && /[,)]/.test(character)) return code.slice(0, at);
    if (/[([{]/.test(character)) depth += 1;
    else if (/[)\]}]/.test(character)) depth -= 1;
  }
  return code;
}

function sourceFiles(): string[] {
  return ['src', 'harness', 'stories']
    .filter((folder) => readdirSync(project).includes(folder))
    .flatMap((folder) =>
      readdirSync(project + folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => `${folder}/${name}`),
    );
}
