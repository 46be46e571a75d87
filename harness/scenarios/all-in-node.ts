import { readdirSync } from 'node:fs';
import type { Scenario } from './scenario.ts';

const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.scenarios.ts'))
  .toSorted();
const families = await Promise.all(
  files.map((file) => import(/* @vite-ignore */ new URL(file, import.meta.url).href)),
);

/** All scenarios, for command lines and Playwright, which have no `import.meta.glob`. */
export const SCENARIOS_IN_NODE: readonly Scenario[] = families.flatMap(
  (family: Readonly<Record<string, readonly Scenario[]>>) => Object.values(family).flat(),
);
