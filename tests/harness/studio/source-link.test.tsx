// @vitest-environment jsdom
// @alone
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SourceLink } from '#harness/studio/records/SourceLink.tsx';
import { renderStudio } from './support.tsx';

it('opens the editor where a unit is declared, in development', () => {
  const asked = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal('fetch', asked);
  renderStudio(
    <>
      <SourceLink unit="product/loaded" />
      <SourceLink unit="no/such" />
    </>,
  );
  const [link, ...others] = screen.getAllByRole('button');
  expect(others).toEqual([]);
  expect(link?.textContent).toMatch(/^src\/product\/.+\.ts:\d+$/);
  fireEvent.click(link!);
  expect(asked).toHaveBeenCalledWith(
    `/__open-in-editor?file=${encodeURIComponent(link?.textContent ?? '')}`,
  );
});
