import { expect } from 'vitest';

/**
 * Given what is seen, when a message comes, then this follows: the form of every test of a deciding
 * function. What is not given is as usual.
 *
 * @example
 * const given = decided(decideBag, usual);
 * given({ queue: sending(add) }).when({ kind: 'endChange', payload: undefined }).then({ queue: atRest });
 */
export function decided<Sight, Message, Decision>(
  decide: (sight: Sight, message: Message) => Decision,
  usual: Sight,
) {
  return (sight: Partial<Sight> = {}) => ({
    when: (message: Message) => ({
      then: (decision: NoInfer<Decision>) =>
        expect(decide({ ...usual, ...sight }, message)).toStrictEqual(decision),
    }),
  });
}
