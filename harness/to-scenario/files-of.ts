import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '#harness/cli/support/project.mjs';
import {
  type Code,
  code,
  commentCode,
  joinedCode,
  nameCode,
  ownCode,
  printCode,
} from '#harness/code/print-code.ts';
import type { WrittenScenario } from './write-scenario.ts';

/**
 * The files that a scenario needs, new or changed, by path from the project's root. One that is in the list already is written
 * where it is, under the name that it has, and has no second story. The list itself is written by `npm run scenarios`.
 */
export async function filesOf(found: WrittenScenario): Promise<Map<string, string>> {
  const written = inItsPlace(found, read('harness/scenarios/all.ts'));
  const { domain, scenario, module } = written;
  const { id } = scenario;
  const files = new Map<string, Code>([
    [`harness/scenarios/${domain}/${id}.ts`, module],
    [testFile(id), testCode(written)],
  ]);
  const stories = storyFiles();
  if (!stories.some((file) => read(file).includes(`/${domain}/${id}.ts'`))) {
    const story =
      stories.find((file) => file.startsWith(`stories/${domain}/`)) ??
      `stories/${domain}/scenarios-${domain}.stories.tsx`;
    files.set(story, withWalk(existsSync(join(PROJECT, story)) ? read(story) : '', written));
  }
  const printed = new Map<string, string>();
  for (const [file, content] of files) printed.set(file, await printCode(content));
  return printed;
}

/** The journey of a scenario: by roles and names, as a person goes. */
export async function journeyOf({ scenario, untold }: WrittenScenario): Promise<[string, string]> {
  const { id, title, in: situations } = scenario;
  const { start, steps } = situations.rl;
  const lines = steps.map((step): Code => {
    const said = commentCode([step.title]);
    if (step.kind === 'settle') return code``;
    if (step.kind === 'pause')
      return code`${said}${commentCode(['Time passes by itself in a browser.'])}`;
    if (step.press !== 'no-control') return code`${said}await press(page, ${step.press});\n`;
    if (step.kind === 'visit') return code`${said}await page.goto(${step.to});\n`;
    const payload = JSON.stringify(step.payload ?? null);
    const lacking = `Not told by the trace: the control that gives ${step.input} ${payload}.`;
    return code`${said}${commentCode([lacking])}`;
  });
  const isComplete = steps.every((step) => step.kind !== 'shopper' || step.press !== 'no-control');
  const wanted = isComplete
    ? [...new Set(steps.flatMap(({ facts }) => facts.map(({ name }) => name)))]
    : [];
  const text = code`import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { press } from './support/press.ts';
import { savesSession } from './support/shopper.ts';

${commentCode(['Written from a trace. What it does not tell:'])}${commentCode(untold, '- ')}
test(${title}, async ({ page }) => {
  await page.goto(${`/?scenario=${id}&store=${start.store}`});
  ${joinedCode(lines)}
  await expect(async () => {
    const session = readFileSync(await savesSession(page), 'utf8');
    for (const fact of ${wanted}) expect(session).toContain(fact);
  }).toPass();
});
`;
  return [`tests/journeys/${id}.spec.ts`, await printCode(text)];
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

/** A scenario in the place where its file is, or is to be. */
interface Placed extends Pick<WrittenScenario, 'domain' | 'name' | 'scenario'> {
  module: Code;
}

/** What is written, in the place of the scenario of that id that is there. */
function inItsPlace({ moduleAs, ...written }: WrittenScenario, all: string): Placed {
  const { domain, name } = listed(all, written.scenario.id) ?? written;
  const up = '../'.repeat(domain.split('/').length);
  return { domain, name, scenario: written.scenario, module: moduleAs(name, up) };
}

function withWalk(text: string, { domain, name, scenario: { id } }: Placed): Code {
  const own = nameCode(name);
  const imported = code`import { ${own} } from ${`#harness/scenarios/${domain}/${id}.ts`};\n`;
  const walk = `import { walk } from '../scenario-walk/walk.tsx';\n`;
  const Story = nameCode(`${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  const story = code`export const ${Story} = walk(${own});\n`;
  const at = Math.max(text.indexOf(walk), 0);
  const [before, after] = [text.slice(0, at), text.slice(at)];
  return code`${ownCode(before)}${imported}${ownCode(text === '' ? `${walk}\n` : after)}${story}`;
}

function testCode({ domain, name, scenario: { id, title } }: Placed): Code {
  const own = nameCode(name);
  return code`import { expect, it } from 'vitest';
import { ${own} } from ${`#harness/scenarios/${domain}/${id}.ts`};
import { runScenario } from '#harness/scenarios/run.ts';

it(${title}, async () => {
  const { problems } = await runScenario(${own}, 'rl');
  expect(problems).toEqual([]);
});
`;
}
