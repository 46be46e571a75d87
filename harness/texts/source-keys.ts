import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { namespacesOf, readTexts } from './locales.ts';
import { flatTexts } from './texts.ts';

/** A key that a source names; `isPrefix` when the rest of it is computed: t(`stock.${status}`). */
export type UsedKey = { file: string; key: string; namespaces: string[]; isPrefix: boolean };

const project = fileURLToPath(new URL('../../', import.meta.url));
const CALL = /(?<![\w.$])t\(\s*/g;
const LITERAL = /(?:^|[?:]\s*)(['"`])((?:[\w:-]+\.?)+)(\1|\$\{)/g;
/** The table of pages, and the title of its rows. */
const PAGES = 'src/pages/pages.ts';
const ROW = /^ {4}title: '([\w.-]+)',$/gm;
const HOOK = /useTranslation\(\s*(?:\[\s*)?['"](\w+)['"]/g;

/** What stands in all sources. */
export function sourceTexts(): string[] {
  return sourceFiles().map((file) => readFileSync(project + file, 'utf8'));
}

/** Every key that stands as a literal in the first argument of a `t(…)` of the sources, with the namespaces it may mean. */
export function usedKeys(): UsedKey[] {
  return sourceFiles().flatMap((file) => keysIn(file, readFileSync(project + file, 'utf8')));
}

/** What the sources name and English lacks, one line each. */
export function missingTexts(): string[] {
  const texts = new Map(
    namespacesOf('en').map((namespace) => [
      namespace,
      [...flatTexts(readTexts('en', namespace)).keys()],
    ]),
  );
  const has = (namespace: string, { key, isPrefix }: UsedKey) =>
    (texts.get(namespace) ?? []).some((full) =>
      isPrefix ? full.startsWith(key) : full === key || full === `${key}_other`,
    );
  return usedKeys().flatMap((used) => {
    const { file, key, namespaces } = used;
    const unknown = namespaces.filter((namespace) => !texts.has(namespace));
    if (unknown.length > 0)
      return unknown.map((namespace) => `${file}: there is no locales/en/${namespace}.json`);
    const candidates = namespaces.length > 0 ? namespaces : [...texts.keys()];
    return candidates.some((namespace) => has(namespace, used))
      ? []
      : [`${file}: en/${namespaces.join('|') || '*'}.json ${key} is missing`];
  });
}

/** The keys of one file; a bare key means the file's `useTranslation` namespaces, or any if it has none. */
export function keysIn(file: string, source: string): UsedKey[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const own = [...code.matchAll(HOOK)].map(([, namespace = '']) => namespace);
  if (/useTranslation\(\s*\)/.test(code)) own.push('common');
  const rows = file === PAGES ? [...code.matchAll(ROW)] : [];
  const ofPages = rows.map(([, key = '']) => ({
    file,
    key,
    namespaces: ['common'],
    isPrefix: false,
  }));
  const called = [...code.matchAll(CALL)].flatMap(({ index, 0: call }) =>
    [...firstArgument(code.slice(index + call.length)).matchAll(LITERAL)].map(
      ([, , text = '', end]) => {
        const [key = '', namespace] = text.split(':').reverse();
        const namespaces = namespace === undefined ? own : [namespace];
        return { file, key, namespaces, isPrefix: end === '${' };
      },
    ),
  );
  return [...ofPages, ...called];
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
