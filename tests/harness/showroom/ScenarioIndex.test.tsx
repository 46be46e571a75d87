// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ScenarioIndex } from '../../../stories/showroom/ScenarioIndex.tsx';

afterEach(cleanup);

/** Role queries are slow on a page of this size. */
function openIndex(search: string) {
  history.replaceState({}, '', `/${search}`);
  const { container } = render(<ScenarioIndex />);
  const field = container.querySelector('input')!;
  const links = () => [...container.querySelectorAll('a')].map(({ search: to }) => to);
  const walks = (id: string) => links().some((to) => to.includes(`scenario=${id}&`));
  return { container, field, walks };
}

it('the search is in the URL, and in the links of its results', () => {
  const { container, field, walks } = openIndex('?story=showroom--index&brand=hm');
  expect(walks('bag-undo')).toBe(true);
  fireEvent.change(field, { target: { value: 'voucher guest' } });
  expect(location.search).toBe('?story=showroom--index&brand=hm&q=voucher+guest');
  expect(walks('bag-voucher-refused')).toBe(true);
  expect(walks('bag-undo')).toBe(false);
  expect(container.querySelector('article a')).toHaveProperty(
    'search',
    expect.stringContaining('q=voucher+guest'),
  );
});

it('restores the search of a URL', () => {
  const { container, field, walks } = openIndex('?q=GFT-03&by=requirement');
  expect(field.value).toBe('GFT-03');
  expect(container.querySelector('dl')?.textContent).toContain('GFT-03');
  expect(walks('bag-discounts')).toBe(true);
});
