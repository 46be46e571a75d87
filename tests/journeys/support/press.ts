import type { Locator, Page } from '@playwright/test';
import type { Press } from '#harness/scenarios/scenario.ts';

/** The page, or the dialog of that name; there the choice of that name. */
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

/** Does what a person does with a control. */
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
    await place.getByLabel(label, { exact: true }).fill(value);
  await control.click();
}
