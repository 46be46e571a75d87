import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import { ok } from '../message.ts';
import { suggestionsFor } from './suggestions.ts';

/** API-60: `GET /suggestions` */
function getSuggestions(call: Call): Outcome {
  const brand = call.store.brand.toUpperCase();
  const products = call.world.catalogue.products.filter(({ style }) => style.brand === brand);
  const term = call.query.get('filter[search]') ?? '';
  return answer(call, ok({ data: suggestionsFor(products, term, call.language) }));
}

export const suggestionsRoutes: Handlers = {
  'GET transformer /suggestions': getSuggestions,
};
