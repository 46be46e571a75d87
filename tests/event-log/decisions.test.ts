import { allSettled, createEvent, createStore, fork, sample } from 'effector';
import { spread } from 'patronum';
import { expect, it, vi } from 'vitest';
import { connectDecisions } from '#src/event-log/decisions.ts';

it('decides on each message of a tick separately, and drops empty decisions', async () => {
  const trigger = createEvent();
  const first = createEvent();
  const second = createEvent();
  const third = createEvent();
  const noted = createEvent<string>();
  const decided = spread<{ noted: string }>({ noted });
  const heard: string[] = [];
  const empty = vi.fn();
  connectDecisions<{ first: void; second: void; third: void }, number, { noted?: string }>({
    on: { first, second, third },
    source: createStore(0),
    decide: (_, { kind }) => (kind === 'second' ? {} : { noted: kind }),
    target: decided,
  });
  sample({ clock: trigger, target: [first, second, third] });
  decided.watch((decision) => {
    if (Object.keys(decision).length === 0) empty();
  });
  noted.watch((kind) => heard.push(kind));
  await allSettled(trigger, { scope: fork() });
  expect(heard).toEqual(['first', 'third']);
  expect(empty).not.toHaveBeenCalled();
});
