import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkNode, matches } from '#harness/cli/support/setup.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/only-elsewhere': { version: '1.0.0', optional: true },
  },
};

const react = { version: '19.3.1' };
const installed = (packages: object) => ({
  packages: { 'node_modules/react': react, ...packages },
});

it.each([
  ['equal', true, installed({})],
  ['older', false, installed({ 'node_modules/react': { version: '19.3.0' } })],
  ['empty', false, { packages: {} }],
  ['unknown', false, undefined],
  ['another version', false, installed({ 'node_modules/only-elsewhere': { version: '0.9.0' } })],
  ['an additional package', false, installed({ 'node_modules/extra': { version: '1.0.0' } })],
  [
    'another archive',
    false,
    installed({ 'node_modules/react': { ...react, integrity: 'sha512-x' } }),
  ],
])('compares an installation with the lock file: %s', (_, isMatch, found) => {
  expect(matches(lock, found)).toBe(isMatch);
});

it('the lock file has the hash of every build for every platform', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string }>;
  };
  const without = Object.keys(packages).filter((path) => path !== '' && !packages[path]?.integrity);
  expect(without).toEqual([]);
});

it('names the required Node version', () => {
  for (const version of ['20.19.0', '20.20.2', '22.0.0'])
    expect(() => checkNode(version)).not.toThrow();
  for (const version of ['18.20.0', '20.18.1']) {
    expect(() => checkNode(version)).toThrow(`Node 20.19 or newer is needed; this is ${version}.`);
  }
});
