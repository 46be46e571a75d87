import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { PROJECT } from '#harness/cli/support/project.mjs';
import type { WrittenScenario } from './write-scenario.ts';

const STYLE = { parser: 'typescript', printWidth: 100, singleQuote: true } as const;

/**
 * The files that a scenario needs, new or changed, by path from the project's root. One that is in the list already is written
 * where it is, under the name that it has, and has no second story. The list itself is written by `npm run scenarios`.
 */
export async function filesOf(found: WrittenScenario): Promise<Map<string, string>> {
  const written = inItsPlace(found, read('harness/scenarios/all.ts'));
  const { domain, scenario, text } = written;
  const { id } = scenario;
  const files = new Map([
    [`harness/scenarios/${domain}/${id}.ts`, text],
    [testFile(id), testText(written)],
  ]);
  const stories = storyFiles();
  if (!stories.some((file) => read(file).includes(`/${domain}/${id}.ts'`))) {
    const story =
      stories.find((file) => file.startsWith(`stories/${domain}/`)) ??
      `stories/${domain}/scenarios-${domain}.stories.tsx`;
    files.set(story, withWalk(existsSync(join(PROJECT, story)) ? read(story) : '', written));
  }
  for (const [file, content] of files) files.set(file, await format(content, STYLE));
  return files;
}

/** The journey of a scenario: by roles and names, as a person goes. */
export async function journeyOf({ scenario, untold }: WrittenScenario): Promise<[string, string]> {
  const { id, title, in: situations } = scenario;
  const { start, steps } = situations.rl;
  const lines = steps.flatMap((step) => {
    const said = `// ${step.title}`;
    if (step.kind === 'settle') return [];
    if (step.kind === 'pause') return [said, '// Time passes by itself in a browser.'];
    if (step.press !== 'no-control')
      return [said, `await press(page, ${JSON.stringify(step.press)});`];
    if (step.kind === 'visit') return [said, `await page.goto(${JSON.stringify(step.to)});`];
    return [
      said,
      `// Not told by the trace: the control that gives ${step.input} ${JSON.stringify(step.payload ?? null)}.`,
    ];
  });
  const isComplete = steps.every((step) => step.kind !== 'shopper' || step.press !== 'no-control');
  const wanted = isComplete
    ? [...new Set(steps.flatMap(({ facts }) => facts.map(({ name }) => name)))]
    : [];
  const text = `import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { press } from './support/press.ts';
import { savesSession } from './support/shopper.ts';

// Written from a trace. What it does not tell:
${untold.map((one) => `// - ${one}`).join('\n')}
test(${JSON.stringify(title)}, async ({ page }) => {
  await page.goto(${JSON.stringify(`/?scenario=${id}&store=${start.store}`)});
  ${lines.join('\n  ')}
  await expect(async () => {
    const session = readFileSync(await savesSession(page), 'utf8');
    for (const fact of ${JSON.stringify(wanted)}) expect(session).toContain(fact);
  }).toPass();
});
`;
  return [`tests/journeys/${id}.spec.ts`, await format(text, STYLE)];
}

function read(file: string): string {
  return readFileSync(join(PROJECT, file), 'utf8');
}

/** The stories of all domains' scenarios. */
function storyFiles(): string[] {
  return readdirSync(join(PROJECT, 'stories'), { recursive: true, encoding: 'utf8' })
    .map((file) => `stories/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\/scenarios[^/]*\.stories\.tsx$/.test(file))
    .toSorted();
}

/** Where the test of a scenario is. */
export function testFile(id: string): string {
  return `tests/harness/scenarios/${id}.test.ts`;
}

function listed(all: string, id: string): { domain: string; name: string } | undefined {
  const [, name, domain] =
    new RegExp(`^import \\{ (\\w+) \\} from '\\./(.+)/${id}\\.ts';$`, 'm').exec(all) ?? [];
  return name !== undefined && domain !== undefined ? { domain, name } : undefined;
}

/** What is written, in the place of the scenario of that id that is there. */
function inItsPlace(written: WrittenScenario, all: string): WrittenScenario {
  const place = listed(all, written.scenario.id);
  if (!place) return written;
  const up = '../'.repeat(place.domain.split('/').length);
  const text = written.text
    .replace(`export const ${written.name}:`, () => `export const ${place.name}:`)
    .replace(`'../scenario.ts'`, `'${up}scenario.ts'`);
  return { ...written, ...place, text };
}

function withWalk(text: string, { domain, name, scenario: { id } }: WrittenScenario): string {
  const imported = `import { ${name} } from '#harness/scenarios/${domain}/${id}.ts';\n`;
  const walk = `import { walk } from '../scenario-walk/walk.tsx';\n`;
  const story = `export const ${name.charAt(0).toUpperCase()}${name.slice(1)} = walk(${name});\n`;
  if (text === '') return `${imported}${walk}\n${story}`;
  return `${text.replace(walk, `${imported}${walk}`)}${story}`;
}

function testText({ domain, name, scenario: { id, title } }: WrittenScenario): string {
  return `import { expect, it } from 'vitest';
import { ${name} } from '#harness/scenarios/${domain}/${id}.ts';
import { runScenario } from '#harness/scenarios/run.ts';

it(${JSON.stringify(title)}, async () => {
  const { problems } = await runScenario(${name}, 'rl');
  expect(problems).toEqual([]);
});
`;
}
