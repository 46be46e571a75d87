import { expect, it } from 'vitest';
import { START_NAMESPACES } from '#src/ui/i18n/backend.ts';
import { lazyViewCalls, lazyViews, usedFrom } from './view-namespaces.ts';

it('finds every lazy view of the sources', () => {
  expect(lazyViews()).toHaveLength(lazyViewCalls());
});

it('a lazy view names each namespace that it uses, to load texts in parallel with code', () => {
  const missing = lazyViews().flatMap(({ name, file, named }) =>
    [...usedFrom(file)]
      .filter(([namespace]) => !START_NAMESPACES.includes(namespace) && !named.includes(namespace))
      .map(([namespace, user]) => `${name}: ${namespace}, used in ${user}`),
  );
  expect(missing, 'name it in lazyView, or put LateTexts and Suspense around its place').toEqual(
    [],
  );
});

it('a lazy view names no namespace that it does not use', () => {
  const extra = lazyViews().flatMap(({ name, file, named }) => {
    const used = usedFrom(file);
    return named.filter((one) => !used.has(one)).map((one) => `${name}: ${one}`);
  });
  expect(extra).toEqual([]);
});

it('the start of the shop uses only start namespaces', () => {
  const late = [...usedFrom('src/main.tsx')].filter(([one]) => !START_NAMESPACES.includes(one));
  expect(late).toEqual([]);
});
