import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect, test } from '@playwright/test';
import { invalidities } from './validity.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is on the page breaks no rule of WCAG 2.2 AA that axe knows, and is valid HTML. */
export async function expectSound(page: Page, what: string): Promise<void> {
  await test.step(`${what} is sound`, async () => {
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
    expect.soft([...found, ...(await invalidities(page))], what).toEqual([]);
  });
}
