import { sample } from 'effector';
import { array, object, string } from 'superstruct';
import { command, fact, state } from '../event-log/units.ts';
import { callFx } from '../ports/call.ts';
import { $store } from '../store-config/model.ts';
import { layoutCall } from './api.ts';
import { ContentLayout } from './contract.ts';

const Keys = object({ keys: array(string()) });

/** Asks for the content of layout keys (CNT-02); what has been asked for is not asked for again. */
export const wantContent = command('content/wantContent', Keys);
export const contentLoaded = fact('content/loaded', Keys);
export const contentMissed = fact('content/missed', Keys);

export const layoutFx = callFx(layoutCall);

export const $layout = state<ContentLayout>('content/layout', {}, ContentLayout);
const $asked = state<string[]>('content/asked', [], array(string()));

const wanted = sample({
  clock: wantContent,
  source: { asked: $asked, store: $store },
  fn: ({ asked, store }, { keys }) => ({
    locale: store.locale,
    filters: keys.filter((key) => !asked.includes(key)),
    exclusiveAccess: false,
  }),
});

$asked
  .on(wanted, (asked, { filters }) => [...asked, ...filters])
  .on(contentMissed, (asked, { keys }) => asked.filter((key) => !keys.includes(key)));
$layout.on(layoutFx.doneData, (layout, more) => ({ ...layout, ...more }));

sample({ clock: wanted, filter: ({ filters }) => filters.length > 0, target: layoutFx });
sample({
  clock: layoutFx.done,
  fn: ({ params }) => ({ keys: params.filters }),
  target: contentLoaded,
});
sample({
  clock: layoutFx.fail,
  fn: ({ params }) => ({ keys: params.filters }),
  target: contentMissed,
});
