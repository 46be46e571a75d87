// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useJsonLd } from '#src/ui/use-json-ld.ts';

function Page({ name }: { name: string | null }) {
  useJsonLd(name === null ? null : { '@type': 'Product', name });
  return null;
}

const blocks = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')];

it('a name with quotes and tags stays one text, and ends nothing', () => {
  const name = `"The 'best'" </script><script>alert(1)</script> & more`;
  render(<Page name={name} />);
  const [block, ...others] = blocks();
  expect(others).toEqual([]);
  expect(block?.textContent).not.toContain('<');
  expect(JSON.parse(block?.textContent ?? '')).toEqual({ '@type': 'Product', name });
});

it('the data go with the page, and change with it', () => {
  const { rerender, unmount } = render(<Page name="One" />);
  rerender(<Page name="Two" />);
  expect(blocks().map(({ textContent }) => textContent)).toEqual([
    '{"@type":"Product","name":"Two"}',
  ]);
  rerender(<Page name={null} />);
  expect(blocks()).toEqual([]);
  rerender(<Page name="Three" />);
  unmount();
  expect(blocks()).toEqual([]);
});
