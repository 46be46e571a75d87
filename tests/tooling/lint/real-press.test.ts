import { testRule } from './rule-tester.ts';

const filename = 'tests/journeys/bag.spec.ts';
const valid = (code: string) => ({ filename, code });
const invalid = (code: string, ...errors: (string | RegExp)[]) => ({ filename, code, errors });

testRule('real-press', {
  valid: [
    valid(`await button.click({ delay: 80 });`),
    valid(`await radio.check();`),
    valid(`rmSync(folder, { recursive: true, force: true });`),
    valid(`await area.dispatchEvent('drop', { dataTransfer });`),
    valid(`await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));`),
  ],
  invalid: [
    invalid(`await button.click({ force: true });`, /^No `force` in a journey/),
    invalid(`await radio.check({ timeout: 1, force: isSlow });`, /`force`/),
    invalid(`await button.dispatchEvent('click');`, /`dispatchEvent`/),
    invalid(`await button.evaluate((one) => one.click());`, /element’s own `click\(\)`/),
    invalid(`await page.evaluate(() => { for (const one of all) one.click(); });`, /own `click/),
  ],
});
