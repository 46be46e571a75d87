import { type Infer, array, defaulted, string, type } from 'superstruct';
import { contentLink } from '../kernel/site-link.ts';
import { dictionary } from '../kernel/struct.ts';
import { validItems, optionalLenient, present } from '../kernel/tolerant.ts';
import { type ContentLayout, type ContentLink, type ContentSpot, Visibility } from './contract.ts';

export const LinkAnswer = type({ label: string(), url: contentLink() });

/** Spots of an unknown visibility are skipped, because their audience is unknown. */
const SpotAnswer = type({
  id: string(),
  visibility: defaulted(Visibility, 'show_for_all'),
  title: optionalLenient(string()),
  text: optionalLenient(string()),
  image: optionalLenient(string()),
  alt: optionalLenient(string()),
  url: optionalLenient(contentLink()),
  productGroups: optionalLenient(array(string())),
  groups: validItems(type({ title: string(), links: validItems(LinkAnswer) })),
});

export const LayoutAnswer = type({ data: dictionary(validItems(SpotAnswer)) });

export function readLink({ label, url }: Infer<typeof LinkAnswer>): ContentLink {
  return { label, url };
}

function readSpot(answer: Infer<typeof SpotAnswer>): ContentSpot {
  const { id, visibility, title, text, image, alt, url, productGroups, groups } = answer;
  return present({
    id,
    visibility,
    title,
    text,
    image,
    alt,
    url,
    productGroups,
    groups: groups.map((group) => ({ title: group.title, links: group.links.map(readLink) })),
  });
}

export function readLayout({ data }: Infer<typeof LayoutAnswer>): ContentLayout {
  return Object.fromEntries(Object.entries(data).map(([key, spots]) => [key, spots.map(readSpot)]));
}
