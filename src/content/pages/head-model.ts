import { type Infer, enums, nullable, object, string } from 'superstruct';
import { command, feature, state } from '../../event-log/units.ts';

feature('core');

/** Title and description of a text page for window and search engines. */
export const ContentHead = object({
  status: enums(['ready', 'missing']),
  title: string(),
  description: string(),
});
export type ContentHead = Infer<typeof ContentHead>;

export const showHead = command('content/showHead', nullable(ContentHead));

/** Head of the current text page; null until known. */
export const $contentHead = state<ContentHead | null>('content/head', null, nullable(ContentHead));

$contentHead.on(showHead, (_, head) => head);
