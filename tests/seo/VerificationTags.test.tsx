// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VerificationTags } from '#src/seo/VerificationTags.tsx';
import { verificationOf } from '#src/store-config/verification.ts';

function tagsIn(codes: Parameters<typeof VerificationTags>[0]['codes']) {
  render(<VerificationTags codes={codes} />);
  return [...document.head.querySelectorAll('meta')].map(({ name, content }) => [name, content]);
}

it("CFG-09 writes any code as its tag's value", () => {
  const code = '"><script>window.wrong = 1</script>&amp;';
  expect(tagsIn({ searchConsole: code })).toEqual([['google-site-verification', code]]);
  expect(document.querySelector('script')).toBeNull();
});

it('CFG-09 writes nothing for a store without codes, whatever its name', () => {
  expect(['30010', '__proto__', 'constructor'].map(verificationOf)).toEqual([{}, {}, {}]);
  expect(tagsIn({ searchConsole: '' })).toEqual([]);
});
