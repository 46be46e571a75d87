import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { SCENARIOS_IN_NODE } from '#harness/scenarios/all-in-node.ts';
import { test } from './support/journey.ts';
import { rehashed } from '#tests/harness/replay/rehashed.ts';
import { savesSession } from './support/shopper.ts';
import { violationsOf } from './support/accessible.ts';
import { pressWhere } from './support/press.ts';

const { id, title } = SCENARIOS_IN_NODE.find(
  (scenario) => scenario.id === 'wishlist-remove-fails',
)!;

function stageOf(page: Page) {
  return page.frameLocator('iframe[title="The shop at this step, to look at only"]');
}

function place(page: Page) {
  return page.getByLabel('Step', { exact: true }).and(page.locator('output'));
}

/** Opens a trace of `fixtures/traces`. */
async function opensKept(page: Page, name: string): Promise<void> {
  await page.locator('input[type="file"]').first().setInputFiles(`fixtures/traces/${name}.jsonl`);
  await expect(place(page)).toHaveText(/^0 \//);
}

test('a scenario’s recording opens paused, steps, plays, scrubs and verifies', async ({ page }) => {
  await page.goto('/studio');
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption({ label: title });
  await page.getByRole('button', { name: 'Record and open' }).click();

  await expect(place(page)).toHaveText(/^0 \/ \d+$/);
  await expect(page.getByText('Before the first record')).toBeVisible();
  const count = Number((await place(page).textContent())?.split(' / ')[1]);

  await page.getByRole('button', { name: 'Step', exact: true }).click();
  await expect(stageOf(page).getByRole('heading', { name: 'Wishlist', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'app/started' })).toBeVisible();

  await page.keyboard.press('End');
  await expect(place(page)).toHaveText(`${count} / ${count}`);
  await expect(stageOf(page).getByText('Nothing saved yet')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(place(page)).toHaveText(`${count - 1} / ${count}`);

  // The list renders only visible rows, and these are its last.
  const failures = page.getByRole('button', { name: 'Failures' });
  await failures.click();
  const failure = page.locator('[role="option"][data-tone="fail"]');
  await failure.click();
  await expect(failure).toHaveAttribute('aria-selected', 'true');
  await expect(stageOf(page).getByText('It is back where it was.')).toBeVisible();
  const record = page.getByRole('region', { name: 'Record', exact: true });
  await expect(record).toContainText('wishlist/changeRolledBack');
  await expect(record).toContainText('"status":503');
  await failures.click();

  await page.getByRole('slider', { name: 'Go to a step' }).fill('2');
  await expect(place(page)).toHaveText(`2 / ${count}`);

  await page.getByRole('button', { name: 'Verify' }).click();
  const verdict = page.getByRole('status', { name: 'Verification' });
  await expect(verdict).toContainText('verified');
  // The worker has the contracts too.
  await expect(verdict).not.toContainText('not compared');
  await expect(page.getByRole('button', { name: 'Go to the divergence' })).toHaveCount(0);

  await page.getByRole('radio', { name: 'Max' }).check();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(place(page)).toHaveText(`${count} / ${count}`);
});

test('the stage is inert: input on it does not reach the session', async ({ page }) => {
  await page.goto(`/studio?scenario=${id}`);
  await expect(place(page)).toHaveText(/^0 \//);
  await page.getByRole('listbox').getByRole('option').nth(8).click();
  const before = await place(page).textContent();
  const link = stageOf(page).locator('a[href="/women"]').first();
  await expect(link).toBeVisible();
  await pressWhere(link);
  await expect(stageOf(page).getByRole('heading', { name: 'Wishlist', level: 1 })).toBeVisible();
  expect(await place(page).textContent()).toBe(before);
  await page.getByRole('radio', { name: '390' }).check();
  await expect(
    stageOf(page).getByRole('button', { name: 'Menu', exact: true, includeHidden: true }),
  ).toBeVisible();
});

test('a session saved in the shop is imported, and replays to the last fact', async ({ page }) => {
  await page.goto(`/?scenario=${id}&store=hm-de`);
  await page.waitForURL(/\/wishlist/); // The scenario navigates there.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/women?store=hm-gb');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const file = await savesSession(page);

  await page.goto('/studio');
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await expect(place(page)).toHaveText(/^0 \/ \d+$/);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('status', { name: 'Verification' })).toContainText('verified');
  await page.keyboard.press('End');
  await expect(stageOf(page).locator('html')).toHaveAttribute('data-brand', 'hm');
  await expect(stageOf(page).locator('html')).toHaveAttribute('lang', 'en');
});

test('names the first divergence of a trace, and opens it by one press', async ({ page }) => {
  await page.goto(`/wishlist?scenario=${id}&store=rl-gb`);
  await expect(page.getByRole('link', { name: 'Wishlist, 2 items' })).toBeVisible();
  await page.getByRole('button', { name: /^Save .+ Jean to your wishlist$/ }).click();
  await expect(page.getByText('It is back where it was.')).toBeVisible();
  const text = readFileSync(await savesSession(page), 'utf8');
  const lines = text.trimEnd().split('\n');
  const other = rehashed(
    lines.map((line) => line.replace('"kind":"http","status":503', '"kind":"http","status":502')),
  );
  await page.goto('/studio');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'other.jsonl', mimeType: 'text/plain', buffer: Buffer.from(other) });
  await page.getByRole('button', { name: 'Verify' }).click();
  const result = page.getByRole('status', { name: 'Verification' });
  await expect(result).toContainText(/diverged at line \d+ \(facts\)/);
  await expect(result).toContainText('"status":502');
  await page.getByRole('button', { name: 'Go to the divergence' }).click();
  const record = page.getByRole('region', { name: 'Record', exact: true });
  await expect(record.getByRole('heading', { name: 'http/wishlist.remove' })).toBeVisible();
  await expect(record).toContainText('expected');
});

test('explains the reset of the simulated backend, and resets it', async ({ page }) => {
  await page.goto(`/?scenario=${id}`);
  await expect(page.getByRole('link', { name: 'Wishlist, 2 items' })).toBeVisible();
  await page.goto('/studio');
  await page.getByRole('button', { name: 'Reset the simulated backend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset the simulated backend?' });
  await expect(dialog).toContainText('every bag, wishlist, order and sign-in is gone');
  await dialog.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('Done.');
  await page.goto('/wishlist');
  await page.getByRole('button', { name: 'Go on without signing in' }).click();
  await expect(page.getByRole('heading', { name: 'Keep what you like' })).toBeVisible();
});

test('the studio meets WCAG 2.2 AA, empty and with a trace', async ({ page }) => {
  // Only the studio: the stage's page is the shop's.
  const check = () => violationsOf(page, 'iframe');
  await page.goto('/studio');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  expect(await check()).toEqual([]);
  await page.goto(`/studio?scenario=${id}`);
  await expect(place(page)).toHaveText(/^0 \//);
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('status', { name: 'Verification' })).toContainText('verified');
  expect(await check()).toEqual([]);

  const legend = page.getByRole('button', { name: 'Keys and marks' });
  await legend.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keys and marks' })).toBeVisible();
  expect(await check()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(legend).toBeFocused();
});

test('finds, follows and links records; stores lead to the step that set them', async ({
  page,
}) => {
  await page.goto(`/studio?scenario=${id}`);
  await expect(place(page)).toHaveText(/^0 \//);
  await page.getByRole('searchbox', { name: 'Find in names, facts and payloads' }).fill('wishlist');
  await page.getByRole('button', { name: 'Failures' }).click();
  const found = page.getByRole('listbox', { name: 'Records' }).getByRole('option');
  await expect(found).toHaveCount(1);
  await expect(page).toHaveURL(/find=wishlist&kinds=fail/);
  await found.click();
  const record = page.getByRole('region', { name: 'Record', exact: true });
  await record.getByRole('button', { name: /^Asked for at line \d+/ }).click();
  await expect(record.getByRole('button', { name: /^Answered at line \d+/ })).toBeVisible();
  await record.getByRole('button', { name: /^Because of line \d+, wishlist\/removeItem/ }).click();
  await expect(record.getByRole('heading', { name: 'wishlist/removeItem' })).toBeVisible();

  const [step = ''] = ((await place(page).textContent()) ?? '').split(' / ');
  await expect(page).toHaveURL(new RegExp(`#${step}$`));
  await page.reload();
  await expect(place(page)).toHaveText(new RegExp(`^${step} / `));
  await expect(page.getByRole('searchbox', { name: /^Find in/ })).toHaveValue('wishlist');

  await page.getByText('State', { exact: true }).click();
  await page.getByRole('searchbox', { name: 'Find a store or a value' }).fill('wishlist/pending');
  const store = page.getByRole('list', { name: /^Stores at step/ }).getByRole('listitem');
  await expect(store).toHaveCount(1);
  await store.getByText('wishlist/pending', { exact: true }).click();
  await store.getByRole('button', { name: /^Next at step \d+$/ }).click();
  await expect(place(page)).not.toHaveText(new RegExp(`^${step} / `));
  await page.getByRole('spinbutton', { name: 'Compare with step' }).fill(step);
  await expect(page.getByRole('heading', { name: /^From step \d+ to step \d+$/ })).toBeVisible();

  await page.getByText('Network', { exact: false }).first().click();
  await expect(
    page.getByRole('list', { name: 'Calls of this page, in their order' }).getByRole('button'),
  ).not.toHaveCount(0);
});

test('finds typed breakpoints, visits them by keys, stops at them during play, and stores them in the address', async ({
  page,
}) => {
  await page.goto(`/studio?scenario=${id}`);
  await expect(place(page)).toHaveText(/^0 \//);
  await page.getByText('Breakpoints', { exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Stop where' });
  await field.fill('wishlist/pendin.length > 0');
  await field.press('Enter');
  await expect(page.getByText(/The nearest is wishlist\/pending\.$/)).toBeVisible();
  await field.fill('wishlist/removeItem {"productId":"RL0601MID"}');
  await field.press('Enter');
  await expect(page.getByText('Comes true once')).toBeVisible();
  await field.fill('failure:http/wishlist.remove.status = 503');
  await field.press('Enter');
  await expect(page.getByText('Comes true once')).toHaveCount(2);
  await expect(page.getByText('2 stops')).toBeVisible();
  expect(await violationsOf(page, 'iframe')).toEqual([]);

  await page.keyboard.press('F8');
  const record = page.getByRole('region', { name: 'Record', exact: true });
  await expect(record.getByRole('heading', { name: 'http/wishlist.remove' })).toBeVisible();
  await page.keyboard.press('F8');
  await expect(record.getByRole('heading', { name: 'wishlist/removeItem' })).toBeVisible();
  await expect(page.getByText('Stop 2 of 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next breakpoint' })).toBeDisabled();
  await page.keyboard.press('Shift+F8');
  await expect(record.getByRole('heading', { name: 'http/wishlist.remove' })).toBeVisible();
  const stopped = (await place(page).textContent()) ?? '';

  const [step = ''] = stopped.split(' / ');
  await expect(page).toHaveURL(
    new RegExp(`stop=wishlist%2FremoveItem[^&]*&stop=failure[^&]*#${step}$`),
  );
  await page.reload();
  await expect(page.getByText('Stop 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.getByRole('radio', { name: 'Max' }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(place(page)).toHaveText(stopped);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a text pressed on the stage leads to the store of its view, and to its cause', async ({
  page,
}) => {
  await page.goto('/studio');
  await opensKept(page, 'cart/quantity--rolled-back');
  await page.keyboard.press('End');
  const count = stageOf(page).locator('header').getByText('1', { exact: true });
  await pressWhere(count);
  const places = page.getByRole('list', { name: 'Places that it may come from' });
  const first = places.getByRole('listitem').first();
  await expect(first).toContainText('cart/miniBag bag.count 1');
  await expect(first).toContainText('Read by the view that was pressed.');
  await expect(first).toContainText('with cart/miniBagLoaded');
  await first.getByRole('button', { name: /^because of app\/started/ }).click();
  await expect(place(page)).toHaveText(/^1 \//);
});

test('list, record and panels can be resized, and keep their size on the next visit', async ({
  page,
}) => {
  await page.goto(`/studio?scenario=${id}`);
  await expect(place(page)).toHaveText(/^0 \//);
  const widthOf = async () =>
    (await page.getByRole('region', { name: 'Records' }).boundingBox())?.width;
  const before = (await widthOf()) ?? NaN;
  const edge = page.getByRole('separator', { name: 'Width of the list' });
  const box = await edge.boundingBox();
  if (!box) throw new Error('The edge is not there');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // Over the stage's iframe.
  await page.mouse.move(x + 150, y);
  await page.mouse.up();
  expect(await widthOf()).toBe(before + 150);
  await edge.press('ArrowRight');
  expect(await widthOf()).toBe(before + 166);
  await expect(place(page)).toHaveText(/^0 \//);

  const panels = page.getByRole('separator', { name: 'Height of the panels' });
  await expect(panels).toBeHidden();
  await page.getByText('Why is this so?', { exact: true }).click();
  await page.getByText('Measured', { exact: true }).click();
  await panels.press('Home');
  await expect(panels).toHaveAttribute('aria-valuenow', '96');
  expect(await violationsOf(page, 'iframe')).toEqual([]);

  await page.reload();
  await expect(place(page)).toHaveText(/^0 \//);
  expect(await widthOf()).toBe(before + 166);
  await edge.dblclick();
  expect(await widthOf()).toBe(before);
});

test('shows page lives above the timeline, and saves a part that opens and verifies alone', async ({
  page,
}, testInfo) => {
  await page.goto(`/?scenario=${id}`);
  await page.waitForURL(/\/wishlist/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/women');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const file = await savesSession(page);
  await page.goto('/studio');
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await expect(place(page)).toHaveText(/^0 \//);
  const strip = page.getByRole('list', { name: 'Page lives' }).first();
  const women = strip.getByRole('button', { name: /^\/women, tab / });
  await women.click();
  await expect(women).toHaveAttribute('aria-current', 'true');
  const record = page.getByRole('region', { name: 'Record', exact: true });
  await expect(record.getByRole('heading', { name: 'app/started' })).toBeVisible();
  await expect(record).toContainText('"path": "/women"');

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const step = ((await place(page).textContent()) ?? '').split(' / ')[0];
  await page.getByText(/^Page lives \d+$/).click();
  expect(await violationsOf(page, 'iframe')).toEqual([]);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the part' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toContain(`.steps-${step}-`);
  const saved = testInfo.outputPath('part.jsonl');
  await download.saveAs(saved);
  expect(readFileSync(saved, 'utf8').split('\n')[1]).toMatch(/^\["k",/);
  expect(
    execFileSync('node', ['--import', 'tsx', 'harness/cli/replay.ts', saved], { encoding: 'utf8' }),
  ).toContain('verified');
  await page.locator('input[type="file"]').first().setInputFiles(saved);
  await expect(place(page)).toHaveText(/^0 \//);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('status', { name: 'Verification' })).toContainText('verified');
});

test('shows list, detail and stage one after the other on a narrow screen, each with the player', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/studio?scenario=${id}&stop=failure:http/wishlist.remove`);
  await expect(place(page)).toHaveText(/^0 \//);
  await expect(page.getByText('1 stop', { exact: true })).toBeVisible();
  await page.keyboard.press('F8');
  const list = page.getByRole('region', { name: 'Records' });
  const detail = page.getByRole('region', { name: 'Record', exact: true });
  const stage = page.getByRole('region', { name: 'Stage' });
  const player = page.getByRole('region', { name: 'Player' });
  await expect(detail.getByRole('heading', { name: 'http/wishlist.remove' })).toBeVisible();
  const boxes = await Promise.all(
    [list, detail, stage, page.getByText('State', { exact: true })].map((one) => one.boundingBox()),
  );
  boxes.slice(1).forEach((box, index) => {
    const above = boxes[index];
    expect(box?.y).toBeGreaterThanOrEqual((above?.y ?? NaN) + (above?.height ?? NaN) - 1);
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  // A wide page is scaled down; it can be enlarged and reset.
  const small = (await stage.boundingBox())?.height ?? NaN;
  await stage.getByRole('button', { name: 'Half size' }).click();
  await expect(stage).toContainText('1440 × 900 · 50 %');
  const room = stage.getByRole('group', { name: 'Half size' });
  expect(await room.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
  expect((await stage.boundingBox())?.height).toBeGreaterThan(small * 1.5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await stage.getByRole('button', { name: 'Half size' }).click();
  await expect(stage).toContainText('1440 × 900 · 25 %');

  // Focused elements further down scroll into view, and so does the player.
  await stage.scrollIntoViewIfNeeded();
  await expect(player).toBeInViewport({ ratio: 1 });
  await page.getByText('Network', { exact: false }).first().focus();
  const focused = await page.getByText('Network', { exact: false }).first().boundingBox();
  const top = (await player.boundingBox())?.y ?? 0;
  expect((focused?.y ?? NaN) + (focused?.height ?? NaN)).toBeLessThanOrEqual(top + 1);
  await page.getByText('Page lives', { exact: false }).first().click();
  await page.getByText('Breakpoints', { exact: false }).first().click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOf(page, 'iframe')).toEqual([]);
});
