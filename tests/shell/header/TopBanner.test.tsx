// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $bannerCount } from '#src/content/banner-model.ts';
import { changeCampaign, layoutFx, wantContent } from '#src/content/model.ts';
import { NO_CAMPAIGN_FLAGS } from '#src/content/visibility.ts';
import { TopBanner } from '#src/shell/header/TopBanner.tsx';
import { shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

const TEXTS = ['Free delivery', 'Free returns', 'New shop in Leeds'];

async function show(texts: readonly string[]) {
  let shown = texts;
  const banner = (text: string) => ({ id: text, visibility: 'show_for_all', text, groups: [] });
  const { scope } = shopScope([layoutFx, () => ({ USP_BANNER_TOP: shown.map(banner) })]);
  await allSettled(wantContent, { scope, params: { keys: ['USP_BANNER_TOP'] } });
  renderInShop(
    scope,
    <>
      <TopBanner />
      <header tabIndex={-1} />
    </>,
  );
  const press = (name: RegExp) =>
    act(() => userEvent.setup().click(screen.getByRole('button', { name })));
  // XAC-13: the content is read again when the campaign admits the visitor.
  let isLetIn = false;
  const answers = (next: readonly string[]) =>
    act(() => {
      shown = next;
      isLetIn = !isLetIn;
      const params = { ...NO_CAMPAIGN_FLAGS, isExclusiveAccessUser: isLetIn };
      return allSettled(changeCampaign, { scope, params });
    });
  return { press, answers, count: () => scope.getState($bannerCount) };
}

const message = () => screen.getByRole('paragraph').textContent;

it('CNT-09 counts its messages, cycles in both directions, and closes', async () => {
  const { press, count } = await show(TEXTS);
  expect(message()).toContain('Free delivery');
  expect(message()).toContain('1 of 3');
  await press(/previous/i);
  expect(message()).toContain('3 of 3');
  await press(/next/i);
  await press(/next/i);
  expect(message()).toContain('2 of 3');
  await press(/close/i);
  expect(count()).toBe(0);
  expect(screen.queryByRole('region')).toBeNull();
});

it('CNT-09 shows an existing message if they change after turning back', async () => {
  const { press, answers } = await show(TEXTS);
  await press(/previous/i);
  await press(/previous/i);
  await answers(TEXTS.slice(0, 1));
  expect(message()).toContain('Free delivery');
  expect(message()).toContain('1 of 1');
  expect(screen.queryByRole('button', { name: /next/i })).toBeNull();
  await answers([]);
  expect(screen.queryByRole('region')).toBeNull();
});

it('CNT-09 is missing without a message', async () => {
  const { count } = await show([]);
  expect(count()).toBe(0);
  expect(screen.queryByRole('region')).toBeNull();
});

it('moves focus to the next element when closed', async () => {
  const { press } = await show(TEXTS);
  await press(/close/i);
  expect(document.activeElement).toBe(screen.getByRole('banner'));
});

it('leaves the focus when it disappears by itself', async () => {
  await show(TEXTS);
  expect(document.activeElement).toBe(document.body);
  cleanup();
  expect(document.activeElement).toBe(document.body);
});
