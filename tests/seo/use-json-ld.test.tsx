// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useJsonLd } from '#src/seo/use-json-ld.ts';

function Page({ name }: { name: string | null }) {
  useJsonLd(name === null ? [] : [{ '@type': 'Product', name }]);
  return null;
}

const blocks = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')];
const graphs = () =>
  blocks().map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>);

it('escapes quotes and tags in a name', () => {
  const name = `"The 'best'" </script><script>alert(1)</script> & more`;
  render(<Page name={name} />);
  expect(blocks()[0]?.textContent).not.toContain('<');
  expect(graphs()).toEqual([
    { '@context': 'https://schema.org', '@graph': [{ '@type': 'Product', name }] },
  ]);
});

it('removes and updates the data with the page', () => {
  const { rerender, unmount } = render(<Page name="One" />);
  rerender(<Page name="Two" />);
  expect(graphs()).toMatchObject([{ '@graph': [{ name: 'Two' }] }]);
  rerender(<Page name={null} />);
  expect(blocks()).toEqual([]);
  rerender(<Page name="Three" />);
  unmount();
  expect(blocks()).toEqual([]);
});

it('creates the text by a Trusted Types policy that admits JSON only', async () => {
  const policies: { name: string; createScript(text: string): string }[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: { createScript(text: string): string }) {
      policies.push({ name, ...rules });
      return rules;
    },
  });
  render(<Page name="One" />);
  render(<Page name="Two" />);
  expect(policies.map(({ name }) => name)).toEqual(['selvedge-data', 'selvedge-scripts']);
  expect(() => policies[0]?.createScript('alert(1)')).toThrow(SyntaxError);
});
