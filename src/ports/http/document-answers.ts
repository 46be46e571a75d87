import type { PortHandler, PortLookup } from '../../event-log/recorder.ts';
import { canonicalJson } from '../../kernel/json.ts';
import { declaredCalls } from './call.ts';
import type { CallError } from './errors.ts';
import { isPublic } from './request.ts';

/** Answer of a public call, contained in the document. */
export type Answer = { call: string; params: unknown } & (
  { value: unknown } | { error: CallError }
);

/**
 * Answers each matching call once from the document, without a request. Offline, earlier answers
 * are reused.
 */
export function answersFirst(answers: readonly Answer[], live: PortLookup): PortLookup {
  const waiting = new Map(answers.map((answer) => [keyOf(answer), answer]));
  const seen = new Map<string, unknown>();
  const again = (key: string) => (error: CallError) => {
    if (error.kind === 'network') return seen.get(key);
    throw error;
  };
  return {
    get(effect) {
      const handler = live.get(effect);
      const call = declaredCalls().get(effect);
      if (!handler || !call || !isPublic(call)) return handler;
      return (params) => {
        const key = keyOf({ call: call.name, params });
        const answer = waiting.get(key);
        if (!answer) {
          const asked = handler(params);
          return seen.has(key) && asked instanceof Promise ? asked.catch(again(key)) : asked;
        }
        waiting.delete(key);
        if ('error' in answer) throw answer.error;
        if (call.isRemembered) seen.set(key, answer.value);
        return answer.value;
      };
    },
  };
}

/** Key of a call with its parameters. */
export function keyOf({ call, params }: Pick<Answer, 'call' | 'params'>): string {
  return `${call} ${canonicalJson(params)}`;
}

/** Delays asynchronous answers of ports until `until`, so that the view stays unchanged. */
export function answersHeld(until: Promise<void>, live: PortLookup): PortLookup {
  let isOver = false;
  void until.then(() => (isOver = true));
  const held =
    (handler: PortHandler): PortHandler =>
    (params) => {
      const answer = handler(params);
      if (isOver || !(answer instanceof Promise)) return answer;
      return Promise.allSettled([answer, until]).then(() => answer as unknown);
    };
  return {
    get(effect) {
      const handler = live.get(effect);
      return handler && held(handler);
    },
  };
}
