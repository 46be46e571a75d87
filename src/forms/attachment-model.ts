import {
  type Effect,
  type Event,
  type EventCallable,
  type StoreWritable,
  sample,
  split,
} from 'effector';
import { type Infer, integer, nullable, object, string } from 'superstruct';
import { fact, input, state } from '../event-log/units.ts';
import { noPayload, personalText } from '../kernel/struct.ts';
import { dropFileFx, inspectFileFx } from '../ports/held-files.ts';
import type { CallError } from '../ports/http/errors.ts';
import { onceTouched } from '../ports/once-touched.ts';
import { Attachment, NO_FILE, FileRefusal, refusalOfUpload } from './attachment.ts';

/**
 * A chosen file and the first problem found. Recorded, because replays rename files; a refused file
 * is not retained.
 */
const Chosen = object({
  file: string(),
  instead: nullable(string()),
  name: personalText(),
  size: integer(),
  problem: nullable(FileRefusal),
});

/** Units of one file of a form. */
export interface AttachmentUnits {
  $attachment: StoreWritable<Attachment>;
  attach: EventCallable<Infer<typeof Chosen>>;
  /** Removes the file; aborts a pending upload. */
  remove: EventCallable<void>;
  retry: EventCallable<void>;
  attached: Event<void>;
  refused: Event<{ reason: FileRefusal }>;
}

interface Sending {
  /** Upload call; takes the key under which the page holds the file. */
  send: Effect<{ file: string }, { fileId: string }, CallError>;
  /** Events after which the file is dropped, because the form is done. */
  all: Event<any>[];
}

/**
 * Declares the units of a form's file; call at module level. The file is checked, then uploaded,
 * and then identified by its id (ATT-06).
 * @example
 * const contactFile = declareAttachment('contact', 'file', { send: attachFileFx, all: [letterSent] });
 */
export function declareAttachment(
  domain: string,
  noun: string,
  { send, all }: Sending,
): AttachmentUnits {
  const Noun = noun.charAt(0).toUpperCase() + noun.slice(1);
  const $attachment = state<Attachment>(`${domain}/${noun}`, NO_FILE, Attachment);
  /** Key of the file that the page holds. */
  const $held = state<string | null>(`${domain}/${noun}Held`, null, nullable(string()));
  const attach = input(`${domain}/attach${Noun}`, Chosen);
  const remove = input(`${domain}/remove${Noun}`, noPayload());
  const retry = input(`${domain}/retry${Noun}`, noPayload());
  const attached = fact(`${domain}/${noun}Attached`, noPayload());
  const refused = fact(`${domain}/${noun}Refused`, object({ reason: FileRefusal }));

  const forgotten = onceTouched(all, $attachment, NO_FILE);
  $held
    .on(attach, (held, { file }) => (file === '' ? held : file))
    .on(dropFileFx, (held, { file }) => (held === file ? null : held));
  sample({
    clock: [remove, forgotten],
    source: $held,
    filter: (held) => held !== null,
    fn: (held) => ({ file: held ?? '' }),
    target: dropFileFx,
  });
  sample({
    clock: attach.filterMap(({ instead }) => (instead === null ? undefined : { file: instead })),
    target: dropFileFx,
  });
  const retried = sample({ clock: retry, source: $attachment }).filterMap((before) =>
    before.status === 'failed' && before.canRetry ? before : undefined,
  );
  const isFine = attach.filter({ fn: ({ problem }) => problem === null });
  const looked = sample({
    clock: inspectFileFx.done,
    source: $attachment,
    filter: (before, { params }) => before.status === 'checking' && before.file === params.file,
    fn: (_, { params: { file }, result }) => ({ file, ...result }),
  });
  const { unfit, __: fit } = split(looked, { unfit: ({ kind }) => kind === null });
  const settled = <T extends { params: { file: string } }>(clock: Event<T>): Event<T> =>
    sample({
      clock,
      source: $attachment,
      filter: (before, { params }) => before.status === 'loading' && before.file === params.file,
      fn: (_, outcome) => outcome,
    });
  const sent = settled(send.done);
  const failed = settled(send.fail);

  $attachment
    .on(attach, (_, { problem, instead: _instead, ...chosen }) =>
      problem === null
        ? { status: 'checking', ...chosen }
        : { status: 'failed', ...chosen, reason: problem, canRetry: false },
    )
    .on(retried, (_, { file, name, size }) => ({ status: 'checking', file, name, size }))
    .on(looked, (before, { kind, canBeShown }) => {
      if (before.status !== 'checking') return before;
      return kind === null
        ? { ...before, status: 'failed', reason: 'content', canRetry: false }
        : { ...before, status: 'loading', canBeShown };
    })
    .on(sent, (before, { result: { fileId } }) =>
      before.status === 'loading' ? { ...before, status: 'attached', fileId } : before,
    )
    .on(failed, (before, { error }) => {
      if (before.status !== 'loading') return before;
      const { canBeShown: _, ...chosen } = before;
      return { ...chosen, status: 'failed', ...refusalOfUpload(error) };
    })
    .reset([remove, forgotten]);

  sample({
    clock: [isFine, retried],
    fn: ({ file }) => ({ file }),
    target: inspectFileFx,
  });
  sample({ clock: fit, fn: ({ file }) => ({ file }), target: send });
  sample({ clock: sent, target: attached });
  sample({
    clock: [
      attach.filterMap(({ problem }) => problem ?? undefined),
      unfit.map(() => 'content' as const),
      failed.map(({ error }) => refusalOfUpload(error).reason),
    ],
    fn: (reason) => ({ reason }),
    target: refused,
  });

  return { $attachment, attach, remove, retry, attached, refused };
}
