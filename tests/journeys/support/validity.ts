import type { Page } from '@playwright/test';
import {
  type DOMReadyEvent,
  HtmlValidate,
  type MetaDataTable,
  Rule,
  StaticConfigLoader,
} from 'html-validate';

/** A page has one title and one `main` element; html-validate only requires at most one. */
class OneOfEach extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const name of ['main', 'h1']) {
        const { length } = document.querySelectorAll(name);
        if (length !== 1) this.report({ node: document.root, message: `${length} ${name}` });
      }
    });
  }
}

/** Rules stricter than HTML. */
const STRICTER: MetaDataTable = {
  '*': {
    attributes: {
      // Not `style`: React leaves an empty one on elements that it hid while loading.
      class: { enum: ['/.+/'] },
      tabindex: {
        allowed: (element) =>
          element.closest('a *, button *, summary *') ? 'it is inside of a control' : null,
      },
    },
  },
  summary: { permittedDescendants: [{ exclude: ['@interactive'] }] },
  th: { attributes: { scope: { required: true } } },
};

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    elements: ['html5', STRICTER],
    extends: [
      'html-validate:a11y',
      'html-validate:standard',
      'html-validate:document',
      'html-validate:browser',
    ],
    plugins: [{ name: 'selvedge', rules: { 'selvedge/one-of-each': OneOfEach } }],
    rules: {
      'selvedge/one-of-each': 'error',
      // Dialogs are placed where they are opened, also before the page's heading.
      'heading-level': ['error', { minInitialRank: 'h2', sectioningRoots: [] }],
      // Style sheets hide one of two menus with the same name.
      'unique-landmark': 'off',
      // Safari ignores the list semantics of lists without markers unless they have a role.
      'no-redundant-role': 'off',
      // No native element is a list of suggestions filtered while typing.
      'prefer-native-element': ['error', { exclude: ['listbox'] }],
      // The shell reloads itself without JavaScript after two seconds; it has no content yet.
      'meta-refresh': 'off',
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
);

/** HTML errors of a document, each with html-validate's rule id. */
export function faultsOf(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  const said = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  return [...new Set(said)];
}

/** Errors of the open page that axe has no rule for, or only outside of WCAG's tags. */
export async function invalidities(page: Page): Promise<string[]> {
  // The module loader adds absolute addresses, which would count as third-party.
  const { origin } = new URL(page.url());
  return faultsOf((await page.content()).replaceAll(`="${origin}/`, '="/'));
}
