// @vitest-environment jsdom
// @alone
import { fireEvent, render, screen } from '@testing-library/react';
import formats from '#locales/en/formats.json' with { type: 'json' };
import texts from '#locales/en/studio.json' with { type: 'json' };
import { expect, it, vi } from 'vitest';
import { SourceLink } from '#harness/studio/records/SourceLink.tsx';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';

it('opens the editor where a unit is declared, in development', () => {
  const asked = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal('fetch', asked);
  const { i18n } = createI18n({ locale: 'en', resources: { en: { formats, studio: texts } } });
  render(
    <I18nContext value={i18n}>
      <SourceLink unit="product/loaded" />
      <SourceLink unit="no/such" />
    </I18nContext>,
  );
  const [link, ...others] = screen.getAllByRole('button');
  expect(others).toEqual([]);
  expect(link?.textContent).toMatch(/^src\/product\/.+\.ts:\d+$/);
  fireEvent.click(link!);
  expect(asked).toHaveBeenCalledWith(
    `/__open-in-editor?file=${encodeURIComponent(link?.textContent ?? '')}`,
  );
});
