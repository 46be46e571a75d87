import sizes from '#fixtures/content/size-guides.json' with { type: 'json' };
import { answer, type Handler, type Handlers } from '../call.ts';
import { notFound, ok } from '../message.ts';
import { readFor, type Reader } from './content-text.ts';

interface Guide {
  title: string;
  tables: unknown[];
}

const GUIDES: Readonly<Record<string, unknown>> = sizes.guides;
const OF: Readonly<Record<string, unknown>> = sizes.of;

/** API-66: `GET /sizeguides/{id}`, by a guide's own id or by the gender and group of a product. */
const getSizeGuide: Handler = (call) => {
  const [id = ''] = call.segments;
  const reader: Reader = { site: call.store, language: call.language };
  const names = Object.hasOwn(OF, id) ? readFor<string[]>(OF[id], reader) : [id];
  const guides = names
    .filter((name) => Object.hasOwn(GUIDES, name))
    .map((name) => readFor<Guide>(GUIDES[name], reader));
  const [first] = guides;
  if (!first) return answer(call, notFound('The size guide'));
  return answer(call, ok({ title: first.title, tables: guides.flatMap(({ tables }) => tables) }));
};

export const contentSizeGuidesRoutes: Handlers = {
  'GET transformer /sizeguides/*': getSizeGuide,
};
