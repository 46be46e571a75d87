import { testRule } from './rule-tester.ts';

const filename = 'src/cart/bag/cart.ts';
const valid = (code: string) => ({ filename, code });
const invalid = (code: string) => ({ filename, code, errors: [/Begin with a verb or a noun/] });

testRule('plain-comments', {
  valid: [
    valid('/** Longest wait in ms. */\nconst WAIT = 1;'),
    valid('/** Returns the name that the shop gives. */\nfunction name() {}'),
    valid('// The end is exclusive,\n// so that nothing is counted twice.\nf();'),
    valid('// oxlint-disable-next-line no-eval -- of a test\nf();'),
    valid('const text = "// What is no comment";'),
  ],
  invalid: [
    invalid('/** What a press opens. */\nconst press = 1;'),
    invalid('/**\n * Whether it is shown.\n */\nconst isShown = true;'),
    invalid('// Nobody waits for it.\nf();'),
    invalid('/** Those that wait. */\nconst waiting = [];'),
    invalid('f(); // of all countries'),
  ],
});
