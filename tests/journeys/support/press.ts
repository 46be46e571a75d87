import type { Locator, Page } from '@playwright/test';
import type { Press } from '#harness/scenarios/scenario.ts';

/** The page, or a dialog by name; within it a group of choices by name. */
function placeOf(page: Page, press: Press): Page | Locator {
  const within = 'within' in press ? press.within : undefined;
  const group = 'group' in press ? press.group : undefined;
  const place =
    within === undefined
      ? page
      : page
          .getByRole('dialog', { name: within, exact: true })
          .or(page.getByRole('alertdialog', { name: within, exact: true }));
  return group === undefined ? place : place.getByRole('group', { name: group, exact: true });
}

/** Performs a press as a person would. */
export async function press(page: Page, how: Press): Promise<void> {
  const place = placeOf(page, how);
  const control = place.getByRole(how.role, { name: how.name, exact: true }).first();
  if (how.role === 'radio' || how.role === 'checkbox') return control.check();
  if ('choose' in how) return void (await control.selectOption(how.choose));
  if ('type' in how) {
    await control.fill(how.type);
    if (how.role === 'textbox') await control.press('Enter');
    return;
  }
  for (const [label, value] of Object.entries(how.fill ?? {}))
    await place.getByLabel(label, { exact: true }).first().fill(value);
  await control.click();
}

/** Middle of a control in the window, after scrolling if necessary. */
async function middleOf(control: Locator): Promise<[x: number, y: number]> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${String(control)} is not on the page`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Presses the mouse at an element's position, even if it is covered. */
export async function pressWhere(element: Locator): Promise<void> {
  await element.page().mouse.click(...(await middleOf(element)));
}

/** Presses controls of several tabs at the same time. */
export async function pressAtOnce(controls: readonly Locator[]): Promise<void> {
  const middles = await Promise.all(controls.map(middleOf));
  await Promise.all(
    controls.map((control, at) => control.page().mouse.click(...(middles[at] ?? [0, 0]))),
  );
}
