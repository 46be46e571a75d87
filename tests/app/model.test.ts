import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { declaredUnits } from '#src/event-log/units.ts';

const DECLARATION = /\b(?:input|fact|state|command|port)(?:<[^>(]+>)?\(\s*'([a-zA-Z-]+\/[\w.-]+)'/g;

const declaredInSource = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) =>
    [
      ...readFileSync(`src/${file}`, 'utf8')
        .replaceAll(/\/\*[^]*?\*\//g, '')
        .matchAll(DECLARATION),
    ].map(([, name]) => ({ file, name })),
  );

describe('the model', () => {
  it('loads every unit of the source, so that every trace can be read', () => {
    const known = new Set(declaredUnits().map(({ name }) => name));
    expect(declaredInSource.length).toBeGreaterThan(60);
    const unknown = declaredInSource
      .filter(({ name }) => !known.has(name ?? ''))
      .map(
        ({ file, name }) =>
          `${name}: import src/${file} in a module.ts of src/app/features, or in src/app/model.ts`,
      );
    expect(unknown).toEqual([]);
  });

  it('names every unit domain/unit', () => {
    for (const { name } of declaredUnits()) expect(name).toMatch(/^[a-z][\w-]*\/[a-z][\w.-]*$/i);
  });
});
