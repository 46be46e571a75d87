import { expect, it } from 'vitest';
import { endsInPast, isPast, saysItHappened, wordsOf } from '#harness/lint/tense.js';

it('splits a name into its words', () => {
  expect(wordsOf('changeRolledBack')).toEqual(['change', 'Rolled', 'Back']);
  expect(wordsOf('vat2Loaded')).toEqual(['vat2', 'Loaded']);
  expect(wordsOf('pageURLRead')).toEqual(['page', 'URL', 'Read']);
});

it('recognizes regular and irregular past forms', () => {
  for (const word of ['Added', 'sent', 'Left', 'withdrawn']) expect(isPast(word), word).toBe(true);
  for (const word of ['add', 'feed', 'need', 'red'.slice(1)])
    expect(isPast(word), word).toBe(false);
});

it('distinguishes facts from imperatives', () => {
  expect(saysItHappened('changeRolledBack')).toBe(true);
  expect(saysItHappened('addItem')).toBe(false);
  expect(endsInPast('itemAdded')).toBe(true);
  expect(endsInPast('removeSelectedNow')).toBe(false);
});
