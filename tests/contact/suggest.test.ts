import { expect, it } from 'vitest';
import { suggestionsFor } from '#src/contact/suggest.ts';

const FAQ = [
  { question: 'When will my parcel arrive?', answer: 'Home delivery takes two to four days.' },
  { question: 'How do I return something?', answer: 'Pack it, and take the parcel to a shop.' },
  { question: 'Do you deliver to other countries?', answer: 'Each shop delivers in its own.' },
  { question: 'Can I change my size?', answer: 'Send it back and order the other one.' },
  { question: 'Wie lange dauert die Lieferung?', answer: 'Zwei bis vier Tage.' },
];
const asked = (typed: string) => suggestionsFor(typed, FAQ).map(({ question }) => question);

it('suggests questions with similar words, best first', () => {
  expect(asked('I would like to RETURNING this jacket, where do I take the parcel?')).toEqual([
    'How do I return something?',
    'When will my parcel arrive?',
  ]);
  expect(asked('Wann kommt meine Lieferungen?')).toEqual(['Wie lange dauert die Lieferung?']);
});

it('suggests nothing for short or unrelated words', () => {
  expect(['', 'do I my to', 'zipper', '🧵🧵🧵🧵'].map(asked)).toEqual([[], [], [], []]);
});

it('suggests three at most', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    question: index < 3 ? `parcel ${index}` : `other ${index}`,
    answer: 'about the courier and the parcel',
  }));
  expect(suggestionsFor('parcel courier', many)).toHaveLength(3);
});
