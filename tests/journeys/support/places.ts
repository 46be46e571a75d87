import { expect, type Page } from '@playwright/test';
import { SCENARIOS_IN_NODE } from '#harness/scenarios/all-in-node.ts';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import { waitUntilSettled } from '#harness/pictures/settled.ts';
import { pagesOf, pointedPagesOf } from './all-pages.ts';
import type { Brand } from './brands.ts';
import { type DialogRow, DIALOGS, MORE_DIALOGS } from './dialogs.ts';
import { press } from './press.ts';

export const OPEN_DIALOG = 'dialog[open], div[role="dialog"]';

/** Situations not reachable by an address alone. */
const SITUATIONS = [
  'bag-voucher',
  'checkout-as-guest',
  'checkout-details-saved',
  'payment-saved-card',
  'confirmation-reloaded',
  'orders-two-pages',
  'wishlist-taken-back',
] as const;

/** Pages for which only the positions of controls are tested. */
const MORE_SITUATIONS = [
  'account-overview',
  'account-left-and-kept',
  'address-removed-and-back',
  'card-made-default',
  'details-changed',
  'letters-chosen-and-ended',
  'membership-kept',
  'order-cancelled',
  'payment-paypal-express-reloaded',
  'gate-accepted',
] as const;

export interface Place {
  name: string;
  path: string;
  /** Final path, after redirects. */
  endsAt: string;
  /** Dialog to open over the page. */
  dialog?: DialogRow;
}

function scenarioNamed(name: string): Scenario {
  const found = SCENARIOS_IN_NODE.find(({ id }) => id === name);
  if (!found) throw new Error(`There is no scenario ${name}`);
  return found;
}

function situationOf(brand: Brand, id: string): Place {
  const { start } = scenarioNamed(id).in[brand.code];
  return { name: id, path: `/?scenario=${id}&store=${start.store}`, endsAt: start.path };
}

function pagePlaces(pages: ReturnType<typeof pagesOf>): Place[] {
  return pages.map(([name, path]) => ({ name, path, endsAt: path.replace(/\?.*/, '') }));
}

function dialogPlaces(brand: Brand, rows: readonly DialogRow[]): Place[] {
  const pages = pagePlaces(pagesOf(brand));
  return rows.map((dialog) => ({
    ...(pages.find((page) => page.name === dialog.at) ?? situationOf(brand, dialog.at)),
    name: `${dialog.name} over ${dialog.at}`,
    dialog,
  }));
}

/** Places where each kind of control is pressed. */
export function placesOf(brand: Brand): Place[] {
  return [
    ...pagePlaces(pagesOf(brand)),
    ...SITUATIONS.map((id) => situationOf(brand, id)),
    ...dialogPlaces(brand, DIALOGS),
  ];
}

/** All kinds of pages, with the situations that some need. */
export function allPagesOf(brand: Brand): Place[] {
  return [
    ...pagePlaces([...pagesOf(brand), ...pointedPagesOf(brand)]),
    ...[...SITUATIONS, ...MORE_SITUATIONS].map((id) => situationOf(brand, id)),
  ];
}

export function allDialogsOf(brand: Brand): Place[] {
  return dialogPlaces(brand, [...DIALOGS, ...MORE_DIALOGS]);
}

/** Opens a place's page and waits for all of it, including the footer. */
export async function opensPage(page: Page, { path, endsAt }: Place): Promise<void> {
  await page.goto(path);
  await page.waitForURL((url) => url.pathname === endsAt);
  await waitUntilSettled(page);
  // A key press hydrates the footer.
  await page.keyboard.press('Tab');
  await waitUntilSettled(page);
}

async function walksUntilDialog(page: Page, { steps }: Scenario['in']['rl']): Promise<void> {
  const dialog = page.locator(OPEN_DIALOG).first();
  for (const step of steps) {
    if (await dialog.isVisible()) return;
    if (step.kind === 'settle' && step.screen)
      for (const one of step.screen)
        await (
          'text' in one
            ? page.getByText(one.text, { exact: true })
            : page.getByRole(one.role, { name: one.name, exact: true })
        )
          .first()
          .waitFor({ timeout: 20_000 });
    if ('press' in step && step.press !== 'no-control') await press(page, step.press);
    await waitUntilSettled(page);
  }
}

/** Opens a place's page, and its dialog if it has one. */
export async function opensPlace(page: Page, brand: Brand, place: Place): Promise<void> {
  await opensPage(page, place);
  const { dialog } = place;
  if (!dialog) return;
  if (!dialog.openers) await walksUntilDialog(page, scenarioNamed(dialog.at).in[brand.code]);
  for (const opener of dialog.openers ?? []) {
    if ('radio' in opener) {
      await page.getByRole('radio', { name: opener.radio }).first().check();
      continue;
    }
    const button = page.getByRole('button', { name: opener }).first();
    await expect(button).toBeVisible();
    await button.press('Enter');
  }
  await expect(page.locator(OPEN_DIALOG).first()).toBeVisible();
  await waitUntilSettled(page);
}
