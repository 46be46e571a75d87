import { test } from './support/journey.ts';
import { comesToLife } from './support/shopper.ts';

/** Links and buttons, with the file of the view that a press shows. */
const OPENERS = [
  ['button', /^Bag/, 'MiniBag'],
  ['button', /^Search/, 'SearchDrawer'],
  ['button', /^Sign in/, 'SignInDrawer'],
  ['button', /^Filter/, 'FilterDrawer'],
  ['link', /^Wishlist/, 'WishlistRoute'],
] as const;

test('a pointer that rests on a button or link fetches what its press shows', async ({ page }) => {
  await page.goto('/women/jeans');
  await comesToLife(page);
  for (const [role, name, file] of OPENERS) {
    const fetched = page.waitForRequest(new RegExp(`/assets/${file}-[^/]+\\.js$`));
    await page.getByRole(role, { name }).first().hover();
    await fetched;
  }
});
