import { type Infer, enums, nullable, object, string } from 'superstruct';
import { command, state } from '../../event-log/units.ts';

/** What the window's title and search engines are told of a page of text. */
export const ContentHead = object({
  status: enums(['ready', 'missing']),
  title: string(),
  description: string(),
});
export type ContentHead = Infer<typeof ContentHead>;

export const showHead = command('content/showHead', nullable(ContentHead));

/** Of the page of text that the shopper is at; null until it is known. */
export const $contentHead = state<ContentHead | null>('content/head', null, nullable(ContentHead));

$contentHead.on(showHead, (_, head) => head);
