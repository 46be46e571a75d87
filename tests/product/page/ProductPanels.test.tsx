// @vitest-environment jsdom
// @alone
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { $knownMeasures } from '#src/product/size-guide/measures-model.ts';
import { sizeGuideFx } from '#src/product/size-guide/size-guide-model.ts';
import { httpError } from '#tests/session/shop-scope.ts';
import { showProduct } from '../show-product.tsx';

const views = ['rl1001wht-front', 'rl1001wht-back'];
const guide = {
  title: 'Women: tops',
  tables: [{ title: 'Letter sizes', columns: ['Size', 'Chest (cm)'], rows: [['S', '84–88']] }],
};

it('PRD-13 a picture opens in full size, with steps to the others', async () => {
  const { user } = await showProduct({ product: { pictures: views } });
  await user.click(screen.getByRole('button', { name: 'Mill Tee, from behind, Look closer' }));
  const zoom = within(await screen.findByRole('dialog', { name: 'Mill Tee, full size' }));
  expect(zoom.getByRole('status').textContent).toBe('Picture 2 of 2');
  expect(zoom.getByRole('img', { name: 'Mill Tee, from behind' })).toBeTruthy();
  await user.click(zoom.getByRole('button', { name: 'Next picture' }));
  expect(zoom.getByRole('img', { name: 'Mill Tee' })).toBeTruthy();
  await user.click(zoom.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('PRD-13 a picture in full size is moved by the arrow keys and the mouse', async () => {
  const { user } = await showProduct();
  await user.click(screen.getByRole('button', { name: 'Mill Tee, Look closer' }));
  const stage = await screen.findByRole('group', { name: /move around/ });
  stage.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect([stage.scrollLeft, stage.scrollTop]).toEqual([96, 192]);
  await user.keyboard('{ArrowLeft}{ArrowUp}');
  expect([stage.scrollLeft, stage.scrollTop]).toEqual([0, 96]);
});

it('PRD-07 the pictures are one tab stop, and arrow keys walk them', async () => {
  const { user } = await showProduct({ product: { pictures: views } });
  const [front, back] = screen.getAllByRole('button', { name: /Look closer/ });
  expect([front?.tabIndex, back?.tabIndex]).toEqual([0, -1]);
  front?.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(back);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Mill Tee, full size' })).toBeTruthy();
});

it('API-66 the size guide opens beside the sizes', async () => {
  const { user } = await showProduct({
    product: { sizeGuideId: 'women-tops' },
    handlers: [[sizeGuideFx, () => guide]],
  });
  await user.click(screen.getByRole('button', { name: 'Size guide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Women: tops' }));
  const table = within(dialog.getByRole('table', { name: 'Letter sizes' }));
  expect(table.getByRole('columnheader', { name: 'Chest (in)' })).toBeTruthy();
  expect(table.getByRole('rowheader', { name: 'S' })).toBeTruthy();
  expect(table.getByRole('cell', { name: '33–34½' })).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'cm' }));
  expect(table.getByRole('columnheader', { name: 'Chest (cm)' })).toBeTruthy();
  expect(table.getByRole('cell', { name: '84–88' })).toBeTruthy();
});

it('advises a size by typed measures, and reports invalid ones', async () => {
  const keys = ['size', 'chest'];
  const { user, scope } = await showProduct({
    product: { sizeGuideId: 'women-tops' },
    handlers: [
      [sizeGuideFx, () => ({ ...guide, tables: guide.tables.map((t) => ({ ...t, keys })) })],
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Size guide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Women: tops' }));
  const chest = () => dialog.getByRole('textbox', { name: 'Chest (inches)' });
  await user.type(chest(), 'about 34');
  await user.click(dialog.getByRole('button', { name: 'Find my size' }));
  expect(dialog.getByText('Please type a number, such as 16.')).toBeTruthy();
  expect(document.activeElement).toBe(chest());
  await user.clear(chest());
  await user.type(chest(), '34');
  await user.click(dialog.getByRole('button', { name: 'Find my size' }));
  expect(dialog.getByRole('status').textContent).toContain('We would take S.');
  expect(scope.getState($knownMeasures)).toEqual({ chest: 86.4 });
  await user.click(dialog.getByRole('button', { name: 'Forget my measures' }));
  expect(scope.getState($knownMeasures)).toEqual({});
  expect(document.activeElement).toBe(chest());
});

it('API-66 retries a failed size guide on the next press', async () => {
  const answers = [() => Promise.reject(httpError(503)), () => guide];
  const { user } = await showProduct({
    product: { sizeGuideId: 'women-tops' },
    handlers: [[sizeGuideFx, () => answers.shift()?.()]],
  });
  await user.click(screen.getByRole('button', { name: 'Size guide' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Letter sizes' })).toBeTruthy();
});
