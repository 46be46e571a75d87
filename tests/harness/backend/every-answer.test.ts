import { expect, it } from 'vitest';
import { LATE_ROUTES } from '#harness/backend/purchase-routes.ts';
import { readPath } from '#harness/backend/router.ts';
import { matching } from '#harness/backend/routes.ts';
import { ROUTES } from '#harness/backend/start-routes.ts';
import { everyRow } from '#tests/ports/call-rows/every-row.ts';
import { visit, VISITS } from './visits.ts';

it.each(VISITS)('every answer to %s in %s matches its contract', async (_, country, steps) => {
  const { failed } = await visit(country, steps);
  expect(failed).toEqual([]);
});

it('the test visits make every call of the shop', () => {
  const made = VISITS.flatMap(([, , steps]) => steps.map((step) => [step].flat()[0]));
  expect(everyRow.map(({ name }) => name).filter((name) => !made.includes(name))).toEqual([]);
});

it('every route is used by a call of the shop', async () => {
  const routes = [...ROUTES, ...LATE_ROUTES];
  const visits = await Promise.all(VISITS.map(([, country, steps]) => visit(country, steps)));
  const asked = visits.flatMap(({ exchanges }) =>
    exchanges.flatMap(({ url, init }) => {
      const target = readPath(url);
      const found = target ? matching(routes, target) : [];
      return found.filter(({ method }) => method === init?.method);
    }),
  );
  const idle = routes.filter((route) => !asked.includes(route));
  expect(idle.map(({ method, parts }) => `${method} /${parts.join('/')}`)).toEqual([]);
});
