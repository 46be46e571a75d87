import type { Page } from '@playwright/test';
import { readTexts } from '#harness/texts/locales.ts';
import { flatTexts } from '#harness/texts/texts.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';
import { SHOP_NAMESPACES } from '#src/kernel/text-keys.ts';

/** Attributes with visible or announced texts. */
const ATTRIBUTES = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'];

/** All forms of visible keys. A missing text is reported, and rendered empty. */
function keyForms(language: TranslatedLanguage): string[] {
  return SHOP_NAMESPACES.flatMap((namespace) =>
    [...flatTexts(readTexts(language, namespace)).keys()]
      .map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, ''))
      .filter((key) => key.includes('.'))
      .flatMap((key) => [key, `${namespace}:${key}`]),
  );
}

/** Watches everything that the tab's pages show, from their first node on. */
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
    /** Keys shown since the last call, each with its element. */
    seen: () =>
      page.evaluate(() => {
        const { paintedKeys } = window as unknown as { paintedKeys: Set<string> }; // the script above
        const seen = [...paintedKeys];
        paintedKeys.clear();
        return seen;
      }),
  };
}
