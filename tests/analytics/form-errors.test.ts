import '#src/app/whole-model.ts';
import { allSettled, createWatch, fork } from 'effector';
import { expect, it } from 'vitest';
import { string } from 'superstruct';
import { EVENTS, type ShopSight } from '#src/analytics/events.ts';
import { trackEventFx } from '#src/analytics/track-model.ts';
import { $consent } from '#src/consent/model.ts';
import { type DeclaredEvent, declaredUnits, findUnit } from '#src/event-log/units.ts';
import { declareForm } from '#src/forms/form-model.ts';
import { $features } from '#src/ports/features.ts';
import { problemsOf } from './ga4.ts';

const FORMS = declaredUnits()
  .map(({ name }) => name)
  .filter((name) => name.endsWith('FormRefused'));

async function toldOf(fact: string, payload: unknown): Promise<unknown[]> {
  const told: unknown[] = [];
  const scope = fork({
    values: [
      [$consent, { analytical: true, social: false, by: 'shopper' as const }],
      [$features, { measure: 'here' as const }],
    ],
    handlers: [[trackEventFx, () => true]],
  });
  createWatch({ unit: trackEventFx, scope, fn: ({ event }) => told.push(event) });
  const { unit } = findUnit(fact) as DeclaredEvent;
  await allSettled(unit, { scope, params: payload });
  return told;
}

it('finds the forms', () => {
  expect(FORMS.length).toBeGreaterThan(9);
});

it.each(FORMS)('ANA-07 reports the problems of a form: %s', async (fact) => {
  const [event, ...more] = await toldOf(fact, { wrong: ['email', 'password'] });
  expect(event).toMatchObject({
    name: 'form_error',
    params: { error_type: 'frontend', error_message: 'email password' },
  });
  expect(problemsOf(event as Parameters<typeof problemsOf>[0])).toEqual([]);
  expect(more).toEqual([]);
});

it('ANA-07 reports each form under its name, the sign-in as login', async () => {
  const names = await Promise.all(
    FORMS.map(async (fact) => {
      const [event] = (await toldOf(fact, { wrong: ['x'] })) as { params: { form_name: string } }[];
      return event?.params.form_name;
    }),
  );
  expect(names).toContain('login');
  expect(names).toContain('new password');
  expect(names).not.toContain('');
});

it('ANA-07 reports new forms without configuration', async () => {
  declareForm('rehearsal', 'guestBook', { line: string() }, { all: [] });
  expect(await toldOf('rehearsal/guestBookFormRefused', { wrong: ['line'] })).toMatchObject([
    { params: { form_name: 'guest book' } },
  ]);
});

it('ANA-07 truncates many problems to GA4’s limit', async () => {
  const wrong = Array.from({ length: 40 }, (_, at) => `field${at}`);
  const [event] = await toldOf('auth/signInFormRefused', { wrong });
  expect(problemsOf(event as Parameters<typeof problemsOf>[0])).toEqual([]);
});

const SIGHT = {
  product: { status: 'idle' },
  listing: { status: 'idle' },
  named: {},
  from: '',
  miniBag: { status: 'unknown' },
  bagPage: { status: 'closed' },
} as unknown as ShopSight; // form rules read nothing else

const REFUSED = EVENTS.filter(([fact, { tell }]) => {
  const [derived] = tell({ errorKey: 'E', wrong: [], path: '' }, SIGHT, fact);
  return derived?.event.params.error_type === 'backend';
}).map(([fact]) => fact);

it.each(REFUSED)('ANA-08 reports a form refused by the backend: %s', async (fact) => {
  expect(findUnit(fact)).toBeDefined();
  const [event] = await toldOf(fact, { errorKey: '_ERR_GENERIC', wrong: [] });
  expect(event).toMatchObject({ name: 'form_error', params: { error_type: 'backend' } });
  expect(problemsOf(event as Parameters<typeof problemsOf>[0])).toEqual([]);
});

it.each(['_ERR_INVALID_LOGON', '_ERR_TOO_MANY_ATTEMPTS'])(
  'ANA-08 reports a sign-in refused by %s as wrong credentials',
  async (errorKey) => {
    expect(REFUSED.length).toBeGreaterThan(10);
    const [event] = await toldOf('auth/signInFailed', { errorKey });
    expect(event).toMatchObject({
      params: { form_name: 'login', error_message: 'invalid email/password combination' },
    });
  },
);

it.each(['network', 'throttled', 'malformed'])(
  'ANA-08 reports a failed sign-in without an error key by its cause: %s',
  async (errorKey) => {
    const [event] = await toldOf('auth/signInFailed', { errorKey });
    expect(event).toMatchObject({ params: { form_name: 'login', error_message: errorKey } });
  },
);
