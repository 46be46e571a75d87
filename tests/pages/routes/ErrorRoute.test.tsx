// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import formats from '#locales/en/formats.json';
import common from '#locales/en/common.json';
import { ErrorRoute } from '#src/pages/routes/ErrorRoute.tsx';
import { createBrowserHistory } from '#src/ports/browser/page/history.ts';
import { $location } from '#src/ports/navigation.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';

const { i18n } = createI18n({ locale: 'en-GB', resources: { en: { formats, common } } });

function Here() {
  const { pathname } = useLocation();
  return <output>{pathname}</output>;
}

it.each([
  { visited: ['/first', '/before', '/error'], key: '2', where: '/before' },
  { visited: ['/elsewhere', '/error'], key: 'start', where: '/' },
  { visited: ['/elsewhere', '/error'], key: createBrowserHistory().current().key, where: '/' },
])('RTE-31 navigates to $where after a double press of retry', async ({ visited, key, where }) => {
  const location = { path: '/error', search: '', hash: '', key };
  render(
    <I18nContext value={i18n}>
      <Provider value={fork({ values: [[$location, location]] })}>
        <MemoryRouter initialEntries={visited}>
          <ErrorRoute />
          <Here />
        </MemoryRouter>
      </Provider>
    </I18nContext>,
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('status').textContent).toBe(where);
});
