import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { readTexts } from '#harness/texts/locales.ts';
import { flatTexts } from '#harness/texts/texts.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';
import { SHOP_NAMESPACES } from '#src/ui/i18n/namespaces.ts';

/** What a page shows: the texts and the attributes that are read out. */
const ATTRIBUTES = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'];

/** The last part of a key as words: `bag.addToBag` is `Add to bag`. */
function wordsOf(key: string): string {
  const words = (key.split('.').at(-1) ?? '')
    .replace(/_/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Texts of the simulated backend, some of which are words that a key ends in: “Start”. */
function backendTexts(language: TranslatedLanguage): string[] {
  const files = globSync(['fixtures/content/*.json', `fixtures/translations/${language}.json`]);
  return files.flatMap((file) => stringsIn(JSON.parse(readFileSync(file, 'utf8'))));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Every way in which a key can be seen that is no text of the language. */
function keyForms(language: TranslatedLanguage): string[] {
  const texts = new Set(backendTexts(language));
  const forms = new Set<string>();
  for (const namespace of SHOP_NAMESPACES) {
    for (const [key, text] of flatTexts(readTexts(language, namespace))) {
      texts.add(text.trim());
      for (const one of [key, key.replace(/_(?:zero|one|two|few|many|other)$/, '')])
        for (const form of [one, `${namespace}:${one}`, wordsOf(one)]) forms.add(form);
    }
  }
  return [...forms].filter((form) => !texts.has(form));
}

/** Watches all that every page of the tab shows, from its first node on. */
export async function watchForKeys(
  page: Page,
  language: TranslatedLanguage,
): Promise<{ seen(): Promise<string[]> }> {
  await page.addInitScript(
    ({ forms, attributes }) => {
      const keys = new Set(forms);
      const found = new Set<string>();
      Object.assign(window, { paintedKeys: found });
      function look(text: string | null | undefined, where: Node | null): void {
        const trimmed = text?.trim() ?? '';
        if (!keys.has(trimmed)) return;
        const parent = where instanceof Element ? where : where?.parentElement;
        if (parent?.closest('script, style, [lang]:not(html)')) return;
        found.add(`${trimmed} in <${parent?.tagName.toLowerCase()} class="${parent?.className}">`);
      }
      function walk(node: Node): void {
        if (node instanceof Text) look(node.data, node);
        if (!(node instanceof Element)) return;
        for (const name of attributes) look(node.getAttribute(name), node);
        for (const child of node.childNodes) walk(child);
      }
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes, attributeName } of changes)
          if (type === 'attributes' && target instanceof Element)
            look(target.getAttribute(attributeName ?? ''), target);
          else if (type === 'characterData') walk(target);
          else for (const node of addedNodes) walk(node);
      }).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: attributes,
      });
    },
    { forms: keyForms(language), attributes: ATTRIBUTES },
  );
  return {
    /** The keys that the document has shown since the last call, each with its place. */
    seen: () =>
      page.evaluate(() => {
        const { paintedKeys } = window as unknown as { paintedKeys: Set<string> }; // the script above
        const seen = [...paintedKeys];
        paintedKeys.clear();
        return seen;
      }),
  };
}
