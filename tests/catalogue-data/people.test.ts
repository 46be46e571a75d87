import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/demo-accounts.ts';
import { sha256 } from '#harness/backend/sha256.ts';
import type { PersonRecord } from '#fixtures/catalogue/styles.ts';

const file = new URL('../../fixtures/catalogue/people.json', import.meta.url);
const text = readFileSync(file, 'utf8');
const people = JSON.parse(text) as PersonRecord[];

it('no password of a demo account stands in the data', () => {
  for (const { password } of Object.values(DEMO_ACCOUNTS)) expect(text).not.toContain(password);
});

it('every demo account is there, its password behind a salt of its own', () => {
  for (const { email, password } of Object.values(DEMO_ACCOUNTS)) {
    const person = people.find((each) => each.email === email);
    expect(person?.hash).toBe(sha256(`${person?.salt}${password}`));
  }
  expect(new Set(people.map(({ salt }) => salt)).size).toBe(people.length);
});

it('demo passwords pass both the registration and the login rule', () => {
  for (const { password } of Object.values(DEMO_ACCOUNTS))
    expect(password).toMatch(/^(?=.*[a-z])(?=.*\d).{10,20}$/);
});
