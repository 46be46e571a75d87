import { allSettled, createEffect, createEvent, createStore, fork, sample } from 'effector';
import { expect, it, vi } from 'vitest';
import { connectDecisions, connectRoutes } from '#src/event-log/decisions.ts';

interface Outputs {
  noted: string;
  count: number;
  sent: string;
}

it('launches for each message of a tick the targets that its decision names, effects with their payload', async () => {
  const trigger = createEvent();
  const first = createEvent();
  const second = createEvent();
  const third = createEvent();
  const noted = createEvent<string>();
  const $count = createStore(0);
  const sendFx = createEffect<string, string>();
  const send = vi.fn((text: string) => text);
  const scope = fork({ handlers: [[sendFx, send]] });
  const heard: unknown[] = [];
  connectDecisions<{ first: void; second: void; third: void }, number, Outputs>({
    on: { first, second, third },
    source: $count,
    decide(_, { kind }) {
      if (kind === 'second') return {};
      return kind === 'first' ? { noted: kind } : { sent: kind, count: 3, noted: kind };
    },
    target: { noted, count: $count, sent: sendFx },
  });
  sample({ clock: trigger, target: [first, second, third] });
  noted.watch((kind) => heard.push(kind));
  $count.updates.watch((count) => heard.push(count));
  sendFx.doneData.watch((text) => heard.push(`sent ${text}`));
  await allSettled(trigger, { scope });
  expect(heard).toEqual(['first', 'third', 3, 'sent third']);
  expect(send.mock.calls).toEqual([['third']]);
  expect($count.getState()).toBe(0);
});

it('launches the targets that a route names for the last payload of a tick', async () => {
  const entered = createEvent<string>();
  const $site = createStore('/fr');
  const opened = createEvent<string>();
  const left = createEvent();
  const received: unknown[] = [];
  connectRoutes({
    clock: entered,
    source: $site,
    route: (page, site): { opened?: string; left?: void } =>
      page === 'bag' ? { opened: site + page } : { left: undefined },
    target: { opened, left },
  });
  opened.watch((address) => received.push(address));
  left.watch(() => received.push('left'));
  const scope = fork();
  await allSettled(entered, { scope, params: 'bag' });
  await allSettled(entered, { scope, params: 'home' });
  expect(received).toEqual(['/frbag', 'left']);
});
