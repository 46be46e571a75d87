import { type ReactNode, createContext, use } from 'react';

/** Places of a page where something else stands for whoever has no script. */
export type WithoutScriptPlace =
  'page' | 'menu' | 'search' | 'panels' | 'filters' | 'colours' | 'buy' | 'country';

/** What stands there. A server alone gives it: no browser with script has any of it, nor its code. */
export const WithoutScriptContext = createContext<
  ((place: WithoutScriptPlace) => ReactNode) | undefined
>(undefined);

type Props = {
  place: WithoutScriptPlace;
};

/** A place for what a shopper without script is given. Its twin is `data-with-script`, on what is of no use then. */
export function WithoutScript({ place }: Props) {
  const of = use(WithoutScriptContext);
  return <noscript>{of?.(place)}</noscript>;
}
