import { expect, it } from 'vitest';
import { createClient } from '../client.ts';

it('API-57 the front end’s log lines are taken, without a session', async () => {
  const body = { level: 'error', message: 'Something went wrong' };
  const answer = await createClient().send('POST', '/logging/frontend?langId=44', body);
  expect(answer).toEqual({ status: 200, body: {} });
});

it.each([
  [{}, 200],
  [undefined, 400],
  [{ session: 'secret' }, 400],
  [[], 400],
])(
  'API-61 debug takes an empty object, without a session: %j is answered %i',
  async (body, status) => {
    expect((await createClient().send('POST', '/api/debug', body)).status).toBe(status);
  },
);
