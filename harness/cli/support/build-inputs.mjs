/** Source files and folders of the shop's build. */
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
