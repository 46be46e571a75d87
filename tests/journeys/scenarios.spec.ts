import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import type { OnScreen, ScenarioStep } from '#harness/scenarios/scenario.ts';

async function expectOnScreen(page: Page, screen: readonly OnScreen[]): Promise<void> {
  for (const one of screen) {
    const found =
      'text' in one
        ? page.getByText(one.text, { exact: true })
        : page.getByRole(one.role, { name: one.name, exact: true });
    await expect(found.first()).toBeVisible();
  }
}

async function take(page: Page, step: ScenarioStep): Promise<void> {
  if (step.kind === 'settle') await expectOnScreen(page, step.screen ?? []);
  else if (step.press !== 'no-control')
    await page.getByRole(step.press.role, { name: step.press.name, exact: true }).click();
}

/** The names of the facts in the session that the shop saves, of some domains. */
async function savedFacts(page: Page, domains: readonly string[]): Promise<string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save this session for a problem report' }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n');
  return lines.slice(1).flatMap((line) => {
    const facts = (JSON.parse(line) as unknown[]).at(-3);
    const names = Array.isArray(facts) ? (facts as string[]) : [];
    return names.filter((name) => domains.includes(name.split('/')[0] ?? ''));
  });
}

for (const { id, title, ledger, domains, in: situations } of SCENARIOS)
  for (const brand of ['rl', 'hm'] as const) {
    const { start, screen, steps } = situations[brand];
    test(`${ledger.join(' ')} ${title}, in ${brand}`, async ({ page }) => {
      await page.goto(`/?scenario=${id}&store=${start.store}`);
      await expectOnScreen(page, screen);
      for (const step of steps) await test.step(step.title, () => take(page, step));
      expect(await savedFacts(page, domains)).toEqual(
        steps.flatMap(({ facts }) => facts.map(({ name }) => name)),
      );
    });
  }
