import { expect, it } from 'vitest';
import { LATE_ROUTES } from '#harness/backend/purchase-routes.ts';
import { ROUTES } from '#harness/backend/start-routes.ts';

const routes = [...ROUTES, ...LATE_ROUTES];
const modules = import.meta.glob<Record<string, unknown>>('../../../harness/backend/*/*.ts', {
  eager: true,
});

it('each route is in one file', () => {
  const lines = routes.map(({ method, base, parts }) => `${method} ${base} /${parts.join('/')}`);
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});

it('every file’s routes are start or purchase routes', () => {
  const handlers = new Set<unknown>(routes.map(({ handle }) => handle));
  const forgotten = Object.entries(modules).flatMap(([file, module]) =>
    Object.entries(module)
      .filter(([name]) => name.endsWith('Routes'))
      .filter(([, table]) => !Object.values(table as object).every((one) => handlers.has(one)))
      .map(([name]) => `${file}: name ${name} in start-routes.ts or purchase-routes.ts`),
  );
  expect(forgotten).toEqual([]);
});
