import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type UsedKey = { file: string; key: string; namespaces: string[] };

const project = fileURLToPath(new URL('../../', import.meta.url));
const CALL = /(?<![\w.$])t\(\s*(['"])((?:(?!\1).)+)\1/g;
const HOOK = /useTranslation\(\s*(?:\[\s*)?['"](\w+)['"]/g;

/** Every key that stands as a literal in a `t('…')` of the sources, with the namespaces it may mean. */
export function usedKeys(): UsedKey[] {
  return sourceFiles().flatMap((file) => keysIn(file, readFileSync(project + file, 'utf8')));
}

/** The keys of one file; a bare key means the file's `useTranslation` namespaces, or any if it has none. */
export function keysIn(file: string, source: string): UsedKey[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const own = [...code.matchAll(HOOK)].map(([, namespace = '']) => namespace);
  if (/useTranslation\(\s*\)/.test(code)) own.push('common');
  return [...code.matchAll(CALL)].map(([, , text = '']) => {
    const [key = '', namespace] = text.split(':').reverse();
    return { file, key, namespaces: namespace === undefined ? own : [namespace] };
  });
}

function sourceFiles(): string[] {
  return ['src', 'harness', 'stories'].flatMap((folder) => {
    try {
      return readdirSync(project + folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => `${folder}/${name}`);
    } catch {
      return [];
    }
  });
}
