// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SpotLink } from '#src/content/SpotLink.tsx';
import { SpotText } from '#src/content/SpotText.tsx';
import { copyTextFx } from '#src/ports/clipboard.ts';
import { shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

it('CNT-10 the code is a separate button beside the link', async () => {
  const copied: string[] = [];
  const { scope } = shopScope([copyTextFx, ({ text }: { text: string }) => void copied.push(text)]);
  renderInShop(scope, <SpotText text="10% off with KNIT10 today" url="/all/knitwear" />);
  expect(screen.getByRole('link', { name: '10% off with' }).getAttribute('href')).toBe(
    '/all/knitwear',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Copy the code KNIT10' }));
  expect(copied).toEqual(['KNIT10']);
});

it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', undefined])(
  'renders no link for an address such as %s',
  (url) => {
    renderInShop(shopScope().scope, <SpotLink url={url}>Look</SpotLink>);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Look')).toBeDefined();
  },
);
