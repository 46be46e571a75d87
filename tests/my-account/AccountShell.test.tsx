// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import common from '#locales/en/common.json';
import myAccount from '#locales/en/myAccount.json';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { AccountShell } from '#src/my-account/AccountShell.tsx';
import { appStarted } from '#src/ports/start.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';

async function linksIn(storeOverride: string, path: string) {
  const scope = fork();
  const environment = { ...sampleEnvironment, storeOverride };
  await allSettled(appStarted, { scope, params: { environment } });
  const all: Record<string, object> = { common, myAccount };
  const { i18n } = createI18n({
    locale: 'en',
    load: async (_: string, namespace: string) => all[namespace] ?? {},
  });
  await act(
    async () =>
      void render(
        <I18nContext value={i18n}>
          <Provider value={scope}>
            <MemoryRouter initialEntries={[path]}>
              <AccountShell>
                <h1>Page</h1>
              </AccountShell>
            </MemoryRouter>
          </Provider>
        </I18nContext>,
      ),
  );
  const menu = screen.getByRole('navigation', { name: myAccount.area.menu });
  return within(menu).getAllByRole<HTMLAnchorElement>('link');
}

const pathsOf = (links: readonly HTMLAnchorElement[]) =>
  links.map((link) => link.getAttribute('href'));

it('RTE-01 RTE-25 the submenu links to all account pages, and marks the current one', async () => {
  const links = await linksIn('rl-gb', '/myaccount/addresses');
  expect(pathsOf(links)).toEqual([
    '/myaccount',
    '/myaccount/orders',
    '/myaccount/personaldetails',
    '/myaccount/addresses',
    '/myaccount/savedcards',
    '/wishlist',
    '/myaccount/membership',
    '/myaccount/newsletter',
    '/myaccount/privacy',
  ]);
  const here = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(pathsOf(here)).toEqual(['/myaccount/addresses']);
});

it('MEM-01 omits membership in a store without the programme', async () => {
  expect(pathsOf(await linksIn('rl-at', '/myaccount'))).not.toContain('/myaccount/membership');
});
