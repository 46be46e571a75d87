import { type ReactNode, createContext, use } from 'react';

/** Places of a page with alternative content without JavaScript. */
export type WithoutScriptPlace =
  'page' | 'menu' | 'search' | 'panels' | 'filters' | 'colours' | 'buy' | 'country';

/**
 * Renders the content of a place. Set by a server only, so that browsers with JavaScript load none
 * of it.
 */
export const WithoutScriptContext = createContext<
  ((place: WithoutScriptPlace) => ReactNode) | undefined
>(undefined);

type Props = {
  place: WithoutScriptPlace;
};

/** Place for content without JavaScript. Elements with `data-with-script` are hidden then. */
export function WithoutScript({ place }: Props) {
  const of = use(WithoutScriptContext);
  return <noscript>{of?.(place)}</noscript>;
}
