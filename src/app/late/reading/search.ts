/** What the search field offers. */
import { sample } from 'effector';
import { $content, wantContent } from '../../../content/model.ts';
import { offerTopSearches, searchBegun } from '../../../search/model.ts';
import { contentSeen } from './inbox.ts';

/** CNT-02 */
const TOP_SEARCHES = 'TOP_SEARCHES';

// SRC-04
sample({
  clock: searchBegun,
  fn: () => ({ keys: [TOP_SEARCHES] }),
  target: wantContent,
});
sample({
  clock: contentSeen,
  source: $content,
  fn: (content) =>
    (content[TOP_SEARCHES] ?? []).flatMap(({ title, url }) =>
      title !== undefined && url !== undefined ? [{ label: title, url }] : [],
    ),
  target: offerTopSearches,
});
