import { testRule } from './rule-tester.ts';

const filename = 'src/kernel/lazy-import.ts';
const valid = (code: string) => ({ filename, code });
const invalid = (code: string, better: RegExp) => ({ filename, code, errors: [better] });

testRule('replaced-names', {
  valid: [
    valid('export function importWithRetry() {}'),
    valid("// Nothing called fetchFile.\nconst name = 'fetchFile';"),
    valid('row.nothing();'),
  ],
  invalid: [
    invalid('export function fetchFile() {}', /fetchFile is called importWithRetry here/),
    invalid('const nothing = () => undefined;', /nothing is called noPayload here/),
    invalid('type BagSight = string;', /BagSight is called BagContext here/),
    invalid('interface KeptAdd {}', /KeptAdd is called StoredAdd here/),
  ],
});
