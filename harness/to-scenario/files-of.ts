import { readFileSync, readdirSync } from 'node:fs';
import { inProject } from '#harness/cli/support/project.mjs';
import { type Code, code, commentCode, joinedCode, printCode } from '#harness/code/print-code.ts';
import type { WrittenScenario } from './write-scenario.ts';

const FOLDER = 'harness/scenarios';

/** Path and text of a scenario's own family file. Keeps the folder of an existing file. */
export function fileOf({ domain, scenario: { id }, text }: WrittenScenario): [string, string] {
  const own = `/${id}.scenarios.ts`;
  const there = familyFiles().find((file) => file.endsWith(own));
  return [there ?? `${FOLDER}/${domain}${own}`, text];
}

export function familyWith(id: string): string | undefined {
  const member = new RegExp(`^ +'?${id}'?: \\{`, 'm');
  return familyFiles().find((file) => member.test(readFileSync(inProject(file), 'utf8')));
}

function familyFiles(): string[] {
  return readdirSync(inProject(FOLDER), { recursive: true, encoding: 'utf8' })
    .map((file) => `${FOLDER}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.scenarios.ts'));
}

/** Journey test of a scenario, by roles and names. */
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
