import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { SCENARIOS_IN_NODE } from '#harness/scenarios/all-in-node.ts';
import { factProblems, isOf, type SeenFact } from '#harness/scenarios/check.ts';
import type { OnScreen, ScenarioStep } from '#harness/scenarios/scenario.ts';
import { test } from './support/journey.ts';
import { press } from './support/press.ts';
import { savesSession } from './support/shopper.ts';

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
  if ('press' in step && step.press !== 'no-control') await press(page, step.press);
  if ('screen' in step) await expectOnScreen(page, step.screen ?? []);
}

/** Facts of some domains in the saved session. */
async function savedFacts(page: Page, domains: readonly string[]): Promise<SeenFact[]> {
  let file = '';
  // A dialog that opens by itself may open late and cover the footer.
  await expect(async () => {
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
    file = await savesSession(page);
  }).toPass();
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.slice(1).flatMap((line, turn) => {
    const facts = (JSON.parse(line) as unknown[]).at(-3);
    const names = Array.isArray(facts) ? (facts as string[]) : [];
    return names
      .filter((name) => isOf(name, domains))
      .map((name) => ({ name, payload: undefined, turn }));
  });
}

/** Model tests run every scenario in both brands; the browser runs some, each in one brand. */
const WALKED = SCENARIOS_IN_NODE.flatMap((scenario) =>
  scenario.inBrowser ? [{ ...scenario, brand: scenario.inBrowser }] : [],
);

for (const { id, title, ledger, domains, brand, in: situations } of WALKED) {
  const { start, screen, steps } = situations[brand];
  test(`${ledger.join(' ')} ${title}, in ${brand}`, async ({ page }) => {
    await page.goto(`/?scenario=${id}&store=${start.store}`);
    await expectOnScreen(page, screen);
    for (const step of steps) await test.step(step.title, () => take(page, step));
    const wanted = steps.flatMap(({ facts }) => facts.map(({ name }) => ({ name })));
    const saved = await savedFacts(page, domains);
    const left = wanted.findLastIndex(({ name }) => name === 'auth/signedOut');
    if (left < 0) return expect(factProblems(wanted, saved)).toEqual([]);
    // Signing out reloads the page and deletes the session's log, so earlier facts are gone.
    const after = new Set(wanted.slice(left + 1).map(({ name }) => name));
    const gone = new Set(wanted.map(({ name }) => name).filter((name) => !after.has(name)));
    expect(saved.filter(({ name }) => gone.has(name))).toEqual([]);
    return expect(saved.length).toBeGreaterThan(0);
  });
}
