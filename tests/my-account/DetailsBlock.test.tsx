// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { DetailsPage } from '#src/my-account/details/DetailsPage.tsx';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { stubMedia } from '#tests/stub-media.ts';
import { ACCOUNT, areaAt } from './area.ts';

// A touch screen uses the native select.
beforeEach(() => stubMedia((query) => query === '(pointer: coarse)'));

async function opened(account: object = ACCOUNT) {
  const area = await areaAt('/myaccount/personaldetails');
  await area.answers.answer(account);
  renderInShop(area.scope, <DetailsPage />);
  const user = userEvent.setup();
  return {
    ...area,
    title: () => screen.getByText('Title').parentElement?.textContent,
    async saves(choice?: string) {
      await user.click(screen.getByRole('button', { name: /^Change name/ }));
      const select = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Title/ });
      const before = select.value;
      expect(document.activeElement).toBe(select);
      if (choice !== undefined) await user.selectOptions(select, choice);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      return before;
    },
    update: () => area.sent().find(([name]) => name === 'account.update')?.[1],
  };
}

it('ENT-07 ENT-08 shows the title of the account, and saves another one', async () => {
  const { title, saves, update, answers } = await opened();
  expect(title()).toBe('TitleMs');
  expect(await saves('Mx')).toBe('Ms');
  expect(update()).toMatchObject({ title: 'Mx', firstName: 'Ada' });
  await act(() => answers.answer(undefined));
  await act(() => answers.answer({ ...ACCOUNT, title: 'Mx' }));
  expect(title()).toBe('TitleMx');
});

it('ENT-07 sends an empty title when the shopper chooses none', async () => {
  const { saves, update } = await opened();
  await saves('');
  expect(update()).toMatchObject({ title: '' });
});

it('ENT-07 keeps a title that the shop does not offer', async () => {
  const { title, saves, update } = await opened({ ...ACCOUNT, title: 'Dr' });
  expect(title()).toBe('TitleDr');
  expect(await saves()).toBe('Dr');
  expect(update()).toMatchObject({ title: 'Dr' });
});
