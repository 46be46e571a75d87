import type { ReactNode } from 'react';
import type { ContentPage } from './page-contract.ts';
import { SpotLink } from '../SpotLink.tsx';
import styles from './TextSection.module.css';

type Props = {
  section: ContentPage['sections'][number];
  children?: ReactNode | undefined;
};

/** A section of a text page, with its id as a link target. */
export function TextSection({ section, children }: Props) {
  const { id, title, paragraphs, points, links } = section;
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {children}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.url + link.label}>
              <SpotLink className={styles.link} url={link.url}>
                {link.label}
              </SpotLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
