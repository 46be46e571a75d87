// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

/** A page with a tag manager configured, and all scripts that it has loaded. */
async function pageWith(address: string) {
  vi.resetModules();
  document.head.innerHTML = `<meta name="selvedge-tag-manager" content="${address}">`;
  const { updateConsentMode } = await import('#src/ports/browser/measuring/data-layer.ts');
  await updateConsentMode({ analytical: true, social: false });
  const { loadTagManager } = await import('#src/ports/browser/scripts/tag-manager.ts');
  return loadTagManager;
}

const scripts = () => [...document.scripts].map(({ src }) => src);

beforeEach(() => delete window.dataLayer);

it('loads nothing without a configuration', async () => {
  const load = await pageWith('');
  await load([]);
  expect(scripts()).toEqual([]);
  expect(JSON.stringify(window.dataLayer)).not.toContain('gtm.js');
});

it('loads the configured tag manager once, and passes the start time', async () => {
  const load = await pageWith('https://tags.example/gtm.js?id=GTM-1');
  await load(['https://tags.example']);
  await load(['https://tags.example']);
  expect(scripts()).toEqual(['https://tags.example/gtm.js?id=GTM-1']);
  expect(window.dataLayer).toContainEqual({
    'gtm.start': expect.any(Number) as number,
    event: 'gtm.js',
  });
});

it('does not request a tag manager from a host outside the policy', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = await pageWith('https://elsewhere.example/gtm.js');
  await load(['https://tags.example']);
  expect(scripts()).toEqual([]);
  expect(complaint).toHaveBeenCalledOnce();
});

it('admits scripts of its hosts only', async () => {
  const made: { createScriptURL?(url: string): string } = {};
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: object) =>
      name === 'default' ? Object.assign(made, rules) : rules,
  });
  const load = await pageWith('https://tags.example/gtm.js');
  await load(['https://tags.example']);
  expect(made.createScriptURL?.('https://tags.example/tag.js')).toBe('https://tags.example/tag.js');
  expect(() => made.createScriptURL?.('https://elsewhere.example/tag.js')).toThrow(TypeError);
  expect(() => made.createScriptURL?.('data:text/javascript,1')).toThrow(TypeError);
});
