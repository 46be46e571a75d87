/** Offers top searches of the content service. */
import { sample } from 'effector';
import { feature } from '../../../event-log/units.ts';
import { $content, wantContent } from '../../../content/model.ts';
import { offerTopSearches, searchBegun } from '../../../search/model.ts';
import { whenLoaded } from '../../../ports/features.ts';

feature('search');

/** CNT-02 */
const TOP_SEARCHES = 'TOP_SEARCHES';

// SRC-04
sample({
  clock: searchBegun,
  fn: () => ({ keys: [TOP_SEARCHES] }),
  target: wantContent,
});
sample({
  clock: [$content.updates, whenLoaded('search')],
  source: $content,
  fn: (content) =>
    (content[TOP_SEARCHES] ?? []).flatMap(({ title, url }) =>
      title !== undefined && url !== undefined ? [{ label: title, url }] : [],
    ),
  target: offerTopSearches,
});
