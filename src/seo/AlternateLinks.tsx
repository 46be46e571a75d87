import type { Alternate } from './page-head.ts';

type Props = {
  alternates: readonly Alternate[];
};

/** Links to the page in other countries and languages, for search engines (ENT-28). */
export function AlternateLinks({ alternates }: Props) {
  return alternates.map(({ hreflang, url }) => (
    <link key={hreflang} rel="alternate" hrefLang={hreflang} href={url} />
  ));
}
