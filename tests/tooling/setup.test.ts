import { expect, it } from 'vitest';
import { checkNode, matches } from '#harness/cli/setup.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/only-elsewhere': { version: '1.0.0', optional: true },
  },
};

it('an installation matches when every locked package is there in its version', () => {
  const installed = { packages: { 'node_modules/react': { version: '19.3.1' } } };
  expect(matches(lock, installed)).toBe(true);
});

it('an older, missing or unknown installation does not match', () => {
  expect(matches(lock, { packages: { 'node_modules/react': { version: '19.3.0' } } })).toBe(false);
  expect(matches(lock, { packages: {} })).toBe(false);
  expect(matches(lock, undefined)).toBe(false);
});

it('an optional package of another version does not match', () => {
  const packages = { ...lock.packages, 'node_modules/only-elsewhere': { version: '0.9.0' } };
  expect(matches(lock, { packages })).toBe(false);
});

it('tells which Node is needed', () => {
  for (const version of ['20.19.0', '20.20.2', '22.0.0'])
    expect(() => checkNode(version)).not.toThrow();
  for (const version of ['18.20.0', '20.18.1']) {
    expect(() => checkNode(version)).toThrow(`Node 20.19 or newer is needed; this is ${version}.`);
  }
});
