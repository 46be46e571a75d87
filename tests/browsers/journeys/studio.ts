import type { Journey } from '../support/journey.ts';
import { button } from '../support/targets.ts';

export const STUDIO: readonly Journey[] = [
  {
    title: 'the studio opens a scenario’s recording and verifies it',
    async run(page) {
      await page.opensTool('/studio?scenario=wishlist-remove-fails');
      await page.presses(button('Verify'));
      await page.waits(
        `/verified$/.test(document.querySelector('[aria-label=Verification]')?.textContent.trim())`,
      );
    },
  },
];
