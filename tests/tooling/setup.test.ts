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

it('an installation matches if every locked package is installed in its version', () => {
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

it('an additional or replaced package does not match', () => {
  const react = { version: '19.3.1' };
  const installed = (packages: object) => ({
    packages: { 'node_modules/react': react, ...packages },
  });
  expect(matches(lock, installed({ 'node_modules/extra': { version: '1.0.0' } }))).toBe(false);
  expect(
    matches(lock, installed({ 'node_modules/react': { ...react, integrity: 'sha512-x' } })),
  ).toBe(false);
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
