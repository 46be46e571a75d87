import type { Page } from '@playwright/test';

/** URL of the link in the newest mail with a subject, from the studio's outbox. */
export async function linkIn(page: Page, subject: string): Promise<string> {
  const studio = await page.context().newPage();
  await studio.goto('/studio');
  await studio.getByRole('button', { name: 'Outbox' }).click();
  const letter = studio.getByRole('article', { name: subject }).first();
  const to = await letter.getByRole('link').getAttribute('href');
  await studio.close();
  if (to === null) throw new Error(`The mail “${subject}” has no link`);
  return to;
}
