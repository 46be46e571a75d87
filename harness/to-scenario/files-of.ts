import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { PROJECT } from '#harness/cli/support/project.mjs';
import type { WrittenScenario } from './write-scenario.ts';

const STYLE = { parser: 'typescript', printWidth: 100, singleQuote: true } as const;
const ALL = 'harness/scenarios/all.ts';

/** The files that a scenario needs, new or changed, by path from the project's root. */
export async function filesOf(written: WrittenScenario): Promise<Map<string, string>> {
  const { domain, name, scenario, text } = written;
  const module = `harness/scenarios/${domain}/${scenario.id}.ts`;
  const story = storyFile(domain);
  const test = `tests/harness/scenarios/${scenario.id}.test.ts`;
  const files = new Map([
    [module, text],
    [ALL, withEntry(read(ALL), domain, name, scenario.id)],
    [story, withWalk(existsSync(join(PROJECT, story)) ? read(story) : '', written)],
    [test, testText(written)],
  ]);
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

/** The list of all scenarios, with one more. */
function withEntry(text: string, domain: string, name: string, id: string): string {
  return text
    .replace(/^import type/m, `import { ${name} } from './${domain}/${id}.ts';\nimport type`)
    .replace(/\n\];\n/, `\n  ${name},\n];\n`);
}

/** The stories of a domain's scenarios: the file that is there, or a new one. */
function storyFile(domain: string): string {
  const folder = `stories/${domain}`;
  const files = existsSync(join(PROJECT, folder)) ? readdirSync(join(PROJECT, folder)) : [];
  const found = files.find((file) => /^scenarios.*\.stories\.tsx$/.test(file));
  return `${folder}/${found ?? `scenarios-${domain}.stories.tsx`}`;
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
