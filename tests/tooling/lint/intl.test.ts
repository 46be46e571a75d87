import { testRule } from './rule-tester.ts';

const filename = 'src/cart/bag/cart.ts';
const valid = (code: string) => ({ filename, code });
const invalid = (code: string, ...errors: (string | RegExp)[]) => ({ filename, code, errors });

testRule('no-intl', {
  valid: [
    valid(`compareNames(one, other, 'de');`),
    { filename: 'src/kernel/intl.ts', code: `new Intl.ListFormat('en').format(names);` },
    { filename: 'harness/cli/replay.ts', code: `new Intl.DateTimeFormat('en');` },
  ],
  invalid: [
    invalid(`new Intl.NumberFormat('en').format(1);`, /Intl/),
    invalid(`(1234).toLocaleString('de');`, /toLocaleString/),
    invalid(`day.toLocaleDateString('de');`, /toLocaleDateString/),
    invalid(`one.localeCompare(other);`, /localeCompare/),
  ],
});
