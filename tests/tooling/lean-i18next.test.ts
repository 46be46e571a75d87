import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import { afterAll, expect, it, vi } from 'vitest';
import { withoutUnused } from '#harness/config/lean-i18next.ts';
import { NAMESPACES } from '#src/ui/i18n/create-i18n.ts';
import { TRANSLATED_LANGUAGES } from '#src/ui/i18n/languages.ts';
import { flatTexts, readTexts } from '../i18n/texts.ts';

const library = readFileSync('node_modules/i18next/dist/esm/i18next.js', 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'lean-i18next-'));
writeFileSync(join(folder, 'i18next.mjs'), withoutUnused(library));
const lean = (await import(join(folder, 'i18next.mjs'))) as {
  createInstance: typeof createInstance;
};
afterAll(() => rmSync(folder, { recursive: true }));

const values = { name: 'Ada', value: 'x', price: '£1.00', min: 1, max: 9, date: 'Monday' };
const keys = NAMESPACES.flatMap((namespace) =>
  [...flatTexts(readTexts('en', namespace)).keys()].map((key) => `${namespace}:${key}`),
).concat('common:not.there', 'cart:nor.this');

async function said(create: typeof createInstance, language: string, debug = false) {
  const texts = NAMESPACES.map((name) => [name, readTexts(language, name)] as const);
  const i18n = create();
  await i18n.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'common',
    ns: [...NAMESPACES],
    resources: { [language]: Object.fromEntries(texts) },
    interpolation: { escapeValue: false },
    debug,
  });
  const t = i18n.getFixedT(null, [...NAMESPACES]) as (key: string, options?: object) => string;
  return keys.flatMap((key) => {
    const plain = key.replace(/_(?:one|other|zero)$/, '');
    return [t(key), ...[0, 1, 2, 1234].map((count) => t(plain, { ...values, count }))];
  });
}

it.each(TRANSLATED_LANGUAGES)(
  'says every text in %s as the whole library does',
  async (language) => {
    const whole = await said(createInstance, language);
    expect(whole.length).toBeGreaterThan(500);
    expect(await said(lean.createInstance, language)).toEqual(whole);
  },
);

it('retries, and tells of what did not load, as the whole library does', async () => {
  const events = async (create: typeof createInstance) => {
    const i18n = create();
    const heard: unknown[] = [];
    i18n.on('failedLoading', (...event: unknown[]) => heard.push(event));
    i18n.on('languageChanged', (...event: unknown[]) => heard.push(event));
    i18n.on('loaded', (...event: unknown[]) => heard.push(event));
    i18n.use({
      type: 'backend',
      callbackApi: true,
      init: () => {},
      read: (
        language: string,
        namespace: string,
        answer: (error: string | null, texts: unknown) => void,
      ) => {
        heard.push([language, namespace]);
        if (namespace === 'cart') answer('down', true);
        else answer(null, { yes: 'Yes' });
      },
    });
    await i18n.init({
      lng: 'en',
      fallbackLng: false,
      ns: ['common', 'cart'],
      initAsync: false,
      maxRetries: 2,
      retryTimeout: 1,
    });
    await i18n.changeLanguage('de');
    await i18n.loadNamespaces('catalogue');
    return [...heard, i18n.t('catalogue:yes'), i18n.getDataByLanguage('de'), i18n.language];
  };
  const whole = await events(createInstance);
  expect(whole.length).toBeGreaterThan(10);
  expect(await events(lean.createInstance)).toEqual(whole);
});

it('says nothing for developers', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await said(lean.createInstance, 'en', true);
  expect([...warn.mock.calls, ...log.mock.calls]).toEqual([]);
});

it('stops the build when the library no longer has what is left out', () => {
  expect(() =>
    withoutUnused(library.replace('noticeDevFallback(lng) {', 'noticed(lng) {')),
  ).toThrow('Connector.noticeDevFallback');
});
