// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useTileLinks } from '#src/ui/tile/use-tile-links.ts';

function Page() {
  const links = useTileLinks();
  const [first] = useState(links);
  const { pathname } = useLocation();
  return (
    <>
      <a href={links.hrefOf('/mill-tee')} onClick={(event) => links.follow(event, '/mill-tee')}>
        Mill Tee
      </a>
      <Link to="/women">Women</Link>
      <output>{`${pathname} ${links === first}`}</output>
    </>
  );
}

const tile = () => screen.getByRole('link', { name: 'Mill Tee' });
const shown = () => screen.getByRole('status').textContent;

it.each(['/', '/fr'])('a tile below %s shows its page without a document', (basename) => {
  const below = basename === '/' ? '' : basename;
  render(
    <MemoryRouter basename={basename} initialEntries={[`${below}/all`]}>
      <Page />
    </MemoryRouter>,
  );
  expect(tile().getAttribute('href')).toBe(`${below}/mill-tee`);
  fireEvent.click(screen.getByRole('link', { name: 'Women' }));
  expect(shown()).toBe('/women true');
  const click = createEvent.click(tile(), { button: 0 });
  fireEvent(tile(), click);
  expect(click.defaultPrevented).toBe(true);
  expect(shown()).toBe('/mill-tee true');
});

it.each([
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves a click with %o to the browser', (how) => {
  render(
    <MemoryRouter initialEntries={['/all']}>
      <Page />
    </MemoryRouter>,
  );
  const click = createEvent.click(tile(), how);
  fireEvent(tile(), click);
  expect(click.defaultPrevented).toBe(false);
  expect(shown()).toBe('/all true');
});
