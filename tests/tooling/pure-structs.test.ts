import { expect, it } from 'vitest';
import { withPureStructs } from '#harness/config/pure-structs.ts';

it('marks the calls of what is imported from superstruct, and no others', () => {
  const code = `import { object, string as text } from 'superstruct';
import { secret } from '../kernel/struct.ts';
const Term = object({ term: text(), pin: secret() });
type({ text: value });
list.object(1);`;
  expect(withPureStructs(code)).toBe(`import { object, string as text } from 'superstruct';
import { secret } from '../kernel/struct.ts';
const Term = /* @__PURE__ */ object({ term: /* @__PURE__ */ text(), pin: /* @__PURE__ */ secret() });
type({ text: value });
list.object(1);`);
});

it('a function of the shop’s own keeps its effects, whatever it is called', () => {
  expect(withPureStructs('type({ text });\nsize(1);')).toBeUndefined();
});
