/** What the shop is built from. */
export const INPUTS = [
  'src',
  'harness',
  'fixtures',
  'locales',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
