import '#src/app/whole-model.ts';
import type { Struct } from 'superstruct';
import { expect, it } from 'vitest';
import { createPseudonyms } from '#src/event-log/pseudonyms.ts';
import { declaredUnits } from '#src/event-log/units.ts';
import { sendLetter } from '#src/contact/letter-model.ts';

type Fields = Record<string, Struct<unknown, unknown>>;

/** Fields that are chosen from a list of the shop's own, or hold an id of a file: nothing can be typed into them. */
const CHOSEN = [
  'contact/fillInLetter topic',
  'contact/fillInLetter file',
  'product/fillInNotice size',
];
const TYPED = ['secret', 'personal-email', 'personal-text', 'personal-term', 'boolean'];

it('every field of a form that can be typed into is personal or secret in the log', () => {
  const fields = declaredUnits().flatMap((unit) => {
    if (unit.kind !== 'input' || !/^(?!rehearsal).*\/fillIn[A-Z]/.test(unit.name)) return [];
    const { values } = unit.struct.schema as { values: { schema: Fields } };
    return Object.entries(values.schema).map(
      ([name, { type }]) => [`${unit.name} ${name}`, type] as const,
    );
  });
  expect(fields.length).toBeGreaterThan(40);
  const plain = fields.flatMap(([name, type]) => (TYPED.includes(type) ? [] : [name]));
  expect(plain).toEqual(CHOSEN);
});

it.each(['Rosalind Quartermaine', '+44 7700 900123', 'hunter2', '70000001'])(
  'an order’s number in a letter is logged by a pseudonym, as %s may have been typed',
  (typed) => {
    const unit = declaredUnits().find(({ name }) => name === sendLetter.shortName);
    const redact = unit?.kind === 'input' ? unit.redact : undefined;
    const shown = redact?.({ orderId: typed }, createPseudonyms());
    expect(JSON.stringify(shown)).toMatch(/"orderId":"\S+"/);
    expect(JSON.stringify(shown)).not.toContain(typed);
  },
);
