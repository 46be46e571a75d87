import { sample } from 'effector';
import { integer, object, string } from 'superstruct';
import { NamedTextKey } from '../kernel/text-keys.ts';
import { command, fact, feature, input, state } from '../event-log/units.ts';
import { dictionary } from '../kernel/struct.ts';
import { waitFx } from '../ports/clock.ts';
import {
  NoticeText,
  Notices,
  NoticeSeverity,
  idOfLabel,
  labelOf,
  withNotice,
  withoutNotice,
} from './notices.ts';

feature('core');

export const showNotice = command('notices/showNotice', NoticeText);
export const dismiss = input('notices/dismiss', object({ id: integer() }));
export const takeAction = input('notices/takeAction', object({ id: integer() }));

export const noticeShown = fact(
  'notices/noticeShown',
  object({ id: integer(), severity: NoticeSeverity, key: NamedTextKey }),
);
export const noticeClosed = fact('notices/noticeClosed', object({ id: integer() }));
export const actionTaken = fact(
  'notices/actionTaken',
  object({ id: integer(), actionKey: NamedTextKey, params: dictionary(string()) }),
);

const $list = state<Notices>('notices/list', { lastId: 0, list: [] }, Notices);

export const $notices = $list.map(({ list }) => list);

$list.on(showNotice, withNotice).on(noticeClosed, (notices, { id }) => withoutNotice(notices, id));

const shown = sample({ clock: showNotice, source: $list, fn: ({ list }) => list.at(-1) }).filterMap(
  (notice) => notice,
);
sample({
  clock: shown,
  fn: ({ id, severity, key }) => ({ id, severity, key }),
  target: noticeShown,
});
// UIX-08
sample({
  clock: shown,
  filter: ({ ms }) => ms > 0,
  fn: ({ id, ms }) => ({ ms, label: labelOf(id) }),
  target: waitFx,
});

const acted = sample({
  clock: takeAction,
  source: $list,
  fn: ({ list }, { id }) => list.find((notice) => notice.id === id),
});

sample({
  clock: acted.filterMap((notice) => {
    if (notice?.actionKey === undefined) return undefined;
    const { id, actionKey, params } = notice;
    return { id, actionKey, params };
  }),
  target: actionTaken,
});

const closing = sample({
  clock: [
    dismiss,
    actionTaken,
    waitFx.done.filterMap(({ params }) => {
      const id = idOfLabel(params.label);
      return id === undefined ? undefined : { id };
    }),
  ],
  source: $list,
  fn: ({ list }, { id }) => list.find((notice) => notice.id === id),
});

sample({
  clock: closing.filterMap((notice) => notice && { id: notice.id }),
  target: noticeClosed,
});
