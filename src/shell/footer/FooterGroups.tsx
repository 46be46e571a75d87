import { Link } from 'react-router-dom';
import type { ContentSpot } from '../../content/contract.ts';
import { withLinks } from '../../content/menu.ts';
import { LinkGroup } from '../../ui/action/LinkGroup.tsx';

const MOST_GROUPS = 4; // CNT-08

type Props = {
  spots: readonly ContentSpot[];
};

/** Link groups from the content service. */
export function FooterGroups({ spots }: Props) {
  const groups = withLinks(spots.flatMap((spot) => spot.groups));
  return groups.slice(0, MOST_GROUPS).map(({ title, links }) => (
    <LinkGroup
      key={title}
      title={title}
      landmark={title}
      links={links.map(({ label, url }) => (
        <Link key={url} to={url}>
          {label}
        </Link>
      ))}
    />
  ));
}
