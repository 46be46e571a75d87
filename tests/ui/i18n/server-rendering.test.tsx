import { renderToString } from 'react-dom/server.edge';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import en from '#locales/en/common.json';

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
