import { readFileSync } from 'node:fs';
import { START_NAMESPACES } from '#src/ui/i18n/backend.ts';

/** Answers a request for texts from a build's files. Throws for a missing file. */
export function servedTexts(path: string): Response {
  const [, language = '', name = ''] = /^\/locales\/(\w+)\/(\w+)\.json$/.exec(path) ?? [];
  const texts = (namespace: string): unknown =>
    JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'));
  if (name !== 'start') return Response.json(texts(name));
  return Response.json(Object.fromEntries(START_NAMESPACES.map((each) => [each, texts(each)])));
}
