import { expect } from 'vitest';

/**
 * Builds a test of a deciding function in three steps: given a context, when a message arrives, then
 * the decision equals this one. The context defaults to `usual`.
 *
 * @example
 * const given = decided(decideBag, usual);
 * given({ queue: sending(add) }).when({ kind: 'endChange', payload: undefined }).then({ queue: atRest });
 */
export function decided<Sight, Message, Decision>(
  decide: (context: Sight, message: Message) => Decision,
  usual: Sight,
) {
  return (context: Partial<Sight> = {}) => ({
    when: (message: Message) => ({
      then: (decision: NoInfer<Decision>) =>
        expect(decide({ ...usual, ...context }, message)).toStrictEqual(decision),
    }),
  });
}
