import { type Infer, array, assign, enums, integer, object, optional, string } from 'superstruct';
import { NamedTextKey } from '../kernel/text-keys.ts';
import { dictionary } from '../kernel/struct.ts';

/** UIX-07 */
export const NoticeSeverity = enums(['success', 'error', 'warning', 'info']);
export type NoticeSeverity = Infer<typeof NoticeSeverity>;

/** A notice: translation key, parameters and duration in ms; 0 until dismissed. */
export const NoticeText = object({
  severity: NoticeSeverity,
  key: NamedTextKey,
  params: dictionary(string()),
  actionKey: optional(NamedTextKey),
  ms: integer(),
});
export type NoticeText = Infer<typeof NoticeText>;

export const Notice = assign(object({ id: integer() }), NoticeText);
export type Notice = Infer<typeof Notice>;

export const Notices = object({ lastId: integer(), list: array(Notice) });
export type Notices = Infer<typeof Notices>;

/** Returns a notice without an action. It closes after `ms`; 0 until dismissed. */
export function notice(
  severity: NoticeSeverity,
  key: NamedTextKey,
  ms: number,
  params: NoticeText['params'] = {},
): NoticeText {
  return { severity, key, params, ms };
}

const LABEL = 'notice-';

export function withNotice({ lastId, list }: Notices, text: NoticeText): Notices {
  const id = lastId + 1;
  return { lastId: id, list: [...list, { id, ...text }] };
}

export function withoutNotice(notices: Notices, id: number): Notices {
  return { ...notices, list: notices.list.filter((notice) => notice.id !== id) };
}

/** Clock label of a notice's timer. */
export function labelOf(id: number): string {
  return `${LABEL}${id}`;
}

export function idOfLabel(label: string): number | undefined {
  return label.startsWith(LABEL) ? Number(label.slice(LABEL.length)) : undefined;
}
