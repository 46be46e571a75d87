import { expect, it } from 'vitest';
import { readPageMessage } from '#src/ports/browser/offline/messages.ts';

it('reads the messages of a page, and nothing else', () => {
  const seen = {
    kind: 'seen',
    document: 'https://shop.example/',
    files: ['https://shop.example/a'],
  };
  for (const message of [seen, { kind: 'ask' }, { kind: 'forget' }])
    expect(readPageMessage(message)).toEqual(message);
  for (const other of [null, undefined, 'seen', { kind: 'seen', files: [] }, { kind: 'later' }, 7])
    expect(readPageMessage(other)).toBeUndefined();
});
