// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { scopeBind } from 'effector';
import { beforeEach, expect, it, vi } from 'vitest';
import { NewsletterPopup } from '#src/newsletter/NewsletterPopup.tsx';
import { enterPage } from '#src/newsletter/popup-model.ts';
import { loadFeature } from '#src/ports/features.ts';
import { settle } from '#tests/session/shop-scope.ts';
import { INTERESTS, showNewsletter } from './show-newsletter.tsx';

const POPUP = <NewsletterPopup title="Mill notes" text="New runs." consent="" picture={null} />;
const dialog = () => screen.queryByRole('dialog', { name: 'Mill notes' });

beforeEach(() => document.body.replaceChildren());

/** Renders the popup beside other content of a page. */
async function due(html = '') {
  const shown = await showNewsletter(
    <>
      <div ref={(place) => place?.append(...elements(html))} />
      {POPUP}
    </>,
  );
  const { scope, facts } = shown;
  return {
    ...shown,
    async comes() {
      await act(async () => {
        scopeBind(loadFeature, { scope })({ part: 'newsletter' });
        await settle();
        scopeBind(enterPage, { scope })({ visit: 3, isForBrowsing: true });
        await settle();
      });
    },
    popupFacts: () =>
      facts.map(({ name }) => name).filter((name) => name.startsWith('newsletter/popup')),
  };
}

function elements(html: string): Element[] {
  return [...new DOMParser().parseFromString(html, 'text/html').body.children];
}

it('NWS-01 opens at a quiet moment, without focusing a field', async () => {
  const { comes, interests } = await due('<button>Elsewhere</button>');
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  await comes();
  expect(dialog()).toBeTruthy();
  await act(() => interests.answer(INTERESTS));
  expect(document.activeElement?.tagName).not.toBe('INPUT');
});

it.each([
  ['typing', '<input aria-label="Postcode" data-focus>'],
  ['writing', '<textarea data-focus></textarea>'],
  ['looking at something else', '<dialog open>Size guide</dialog>'],
  ['choosing a size', '<button aria-haspopup="dialog" aria-expanded="true">Quick add</button>'],
  ['in the menu', '<header><button aria-expanded="true">Women</button></header>'],
])('does not disturb a shopper who is %s', async (_, html) => {
  const { comes, popupFacts, inputs } = await due(html);
  document.querySelector<HTMLElement>('[data-focus]')?.focus();
  await comes();
  expect(dialog()).toBeNull();
  expect(popupFacts()).toEqual([]);
  expect(inputs.map(({ name }) => name)).toContain('newsletter/putOffPopup');
});

it.each([
  ['keys', (user: UserEvent) => user.keyboard('{Enter}')],
  ['a pointer', (user: UserEvent) => user.click(document.body)],
])('does not open between two presses of %s, but a while after them', async (_, press) => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(60_000);
  const { user, comes, popupFacts, inputs } = await due();
  await press(user);
  now.mockReturnValue(64_999);
  await comes();
  expect(dialog()).toBeNull();
  expect(popupFacts()).toEqual([]);
  expect(inputs.map(({ name }) => name)).toContain('newsletter/putOffPopup');
  now.mockReturnValue(65_000);
  await comes();
  expect(dialog()).toBeTruthy();
});

it.each(['Close', 'No, thank you'])('NWS-03 “%s” closes it', async (name) => {
  const { user, comes, popupFacts } = await due();
  await comes();
  await user.click(screen.getByRole('button', { name }));
  expect(dialog()).toBeNull();
  expect(popupFacts()).toEqual(['newsletter/popupShown', 'newsletter/popupClosed']);
});

it('API-65 signs up, shows thanks, and closes', async () => {
  const { user, comes, interests, answers, sent } = await due();
  await comes();
  await act(() => interests.answer(INTERESTS));
  const form = within(dialog() as HTMLElement);
  await user.type(form.getByRole('textbox', { name: 'E-mail address' }), 'ada@example.test');
  await user.click(form.getByRole('checkbox', { name: 'Sale' }));
  await user.click(form.getByRole('button', { name: 'Sign up' }));
  expect(sent()).toEqual([{ email: 'ada@example.test', interests: ['sale'], source: 'popup' }]);
  await act(() => answers.answer());
  expect(form.getByRole('status').textContent).toContain('You are on the list');
  await user.click(form.getByRole('button', { name: 'Back to the shop' }));
  expect(dialog()).toBeNull();
});
