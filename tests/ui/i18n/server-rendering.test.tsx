import { renderToString } from 'react-dom/server.edge';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import en from '#locales/en/common.json';
import { homeContent } from '#src/home/home-content.ts';
import { HomePage } from '#src/home/HomePage.tsx';
import { NotFoundPage } from '#src/pages/routes/NotFoundPage.tsx';
import { RouteErrorPage } from '#src/pages/routes/RouteErrorPage.tsx';
import { Shell } from '#src/shell/Shell.tsx';
import { BrandLayoutContext, brandLayout } from '#src/ui/brand-layout.ts';
import { Drawer } from '#src/ui/overlay/Drawer.tsx';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import type { ReactNode } from 'react';

const { i18n } = createI18n({ locale: 'en-GB', resources: { en: { common: en } } });

function html(brand: 'rl' | 'hm', children: ReactNode): string {
  return renderToString(
    <I18nContext value={i18n}>
      <BrandLayoutContext value={brandLayout[brand]}>
        <StaticRouter location="/">
          <Shell header={<header />} footer={<footer />} brandName="Rivet & Loom" pageTitle="Jeans">
            {children}
          </Shell>
        </StaticRouter>
      </BrandLayoutContext>
    </I18nContext>,
  );
}

it.each(['rl', 'hm'] as const)('renders the home page of %s without a browser', (brand) => {
  const page = html(brand, <HomePage content={homeContent[brand]} />);
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(page).toContain(en.home[brand].title);
  expect(page).not.toMatch(/home\.(rl|hm)\./);
  expect(page).toContain(`data-layout="${brandLayout[brand].hero}"`);
});

it.each([
  ['not found', <NotFoundPage key="x" />, en.notFound.title],
  ['broken', <RouteErrorPage key="x" onRetry={() => {}} />, en.error.route.title],
])('the page for %s renders without a browser', (_, page, title) => {
  expect(html('rl', page)).toContain(title);
});

it('the window is named after the page and its brand', () => {
  expect(html('rl', null)).toContain('<title>Jeans – Rivet &amp; Loom</title>');
});

it('a drawer is closed until the browser opens it', () => {
  const drawer = html(
    'rl',
    <Drawer open onClose={() => {}} title="Your bag" closeLabel="Close">
      text
    </Drawer>,
  );
  expect(drawer).toContain('<dialog');
  expect(drawer).not.toMatch(/<dialog[^>]* open/);
});
