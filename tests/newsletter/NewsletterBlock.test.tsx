// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NewsletterBlock } from '#src/newsletter/NewsletterBlock.tsx';
import type { UserInfo } from '#src/session/contract.ts';
import { BrandLayoutContext, brandLayout } from '#src/ui/brand-layout.ts';
import { fill } from '#tests/forms/fill.ts';
import { httpError, networkError, registered } from '#tests/session/shop-scope.ts';
import { INTERESTS, showNewsletter } from './show-newsletter.tsx';

const BLOCK = (
  <NewsletterBlock title="Mill notes" text="New runs." consent={<a href="/privacy">Privacy</a>} />
);
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' });
const send = () => screen.getByRole('button', { name: 'Sign up' });

async function begun(user?: UserInfo) {
  const shown = await showNewsletter(BLOCK, user);
  await shown.user.click(email());
  return shown;
}

it('API-65 loads the interests when the shopper begins to type, and sends the chosen ones', async () => {
  const { user, calls, interests, answers, sent } = await showNewsletter(BLOCK);
  expect(calls.map(({ name }) => name)).not.toContain('http/newsletter.interests');
  await user.click(email());
  await act(() => interests.answer(INTERESTS));
  fill(email(), ' ada@example.test ');
  await user.click(screen.getByRole('checkbox', { name: 'Women' }));
  await user.click(send());
  expect(sent()).toEqual([{ email: 'ada@example.test', interests: ['women'], source: 'footer' }]);
  await act(() => answers.answer());
  expect(screen.getByRole('status').textContent).toContain('You are on the list');
});

it.each([
  ['rl', 'dark'],
  ['hm', undefined],
] as const)(
  'FRM-17 gives the footer field of %s the theme of its background: %s',
  async (brand, tone) => {
    await showNewsletter(
      <BrandLayoutContext value={brandLayout[brand]}>{BLOCK}</BrandLayoutContext>,
    );
    expect(email().closest<HTMLElement>('[data-field]')?.dataset['tone']).toBe(tone);
  },
);

it('API-65 a press on the button alone loads no interests and does not move the button', async () => {
  const { user, calls } = await showNewsletter(BLOCK);
  await user.pointer([{ keys: '[MouseLeft>]', target: send() }]);
  expect(document.activeElement).toBe(send());
  expect(calls.map(({ name }) => name)).not.toContain('http/newsletter.interests');
  await user.pointer('[/MouseLeft]');
  expect(screen.getByText('Please enter your e-mail address.')).toBeTruthy();
});

it('API-65 works without interests when they fail to load', async () => {
  const { user, interests, sent } = await begun();
  await act(() => interests.fail(networkError));
  expect(screen.queryByRole('group', { name: /like to read/ })).toBeNull();
  fill(email(), 'ada@example.test');
  await user.keyboard('{Enter}');
  expect(sent()).toHaveLength(1);
});

it.each([
  ['', 'Please enter your e-mail address.'],
  ['ada@', 'This is not a complete e-mail address. It looks like name@example.com.'],
  [
    `${'a'.repeat(60)}@${'b'.repeat(60)}.test`,
    'This address is too long. We can take 125 characters.',
  ],
])('VAL-03 FRM-01 FRM-02 shows an error at the field for “%s”', async (typed, said) => {
  const { user, sent } = await begun();
  fill(email(), typed);
  await user.click(send());
  expect(screen.getByText(said)).toBeTruthy();
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(email());
  expect(sent()).toEqual([]);
  fill(email(), 'ada@example.test');
  await user.tab();
  expect(screen.queryByText(said)).toBeNull();
  await user.click(send());
  expect(sent()).toHaveLength(1);
});

it('shows at the field that the shop refused the address', async () => {
  const { user, answers } = await begun();
  fill(email(), 'ada@example.test');
  await user.keyboard('{Enter}');
  await act(() => answers.fail(httpError(400)));
  expect(screen.getByText('We cannot write to this address. Please check it.')).toBeTruthy();
});

it('retains the focus where the form was', async () => {
  const { user, answers } = await begun();
  fill(email(), 'ada@example.test');
  await user.click(send());
  await act(() => answers.answer());
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Mill notes' }));
});

it('NWS-04 informs a subscriber, and offers to sign up another address', async () => {
  const { user, sent } = await showNewsletter(BLOCK, {
    ...registered(),
    newsletterSignedUp: true,
  } as UserInfo);
  const block = within(screen.getByRole('region', { name: 'Mill notes' }));
  expect(block.getByRole('status').textContent).toContain('You get our newsletter');
  await user.click(block.getByRole('button', { name: 'Sign up another address' }));
  fill(email(), 'work@example.test');
  await user.keyboard('{Enter}');
  expect(sent()).toMatchObject([{ email: 'work@example.test' }]);
});

it('fills in the address of a signed-in shopper', async () => {
  await showNewsletter(BLOCK, registered());
  expect(email().value).toBe('ada@example.test');
});
