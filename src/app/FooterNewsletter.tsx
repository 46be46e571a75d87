import { Suspense } from 'react';
import { lazyView } from '../ui/lazy-view.ts';
import { useNear } from '../ui/use-near.ts';
import styles from './FooterNewsletter.module.css';

const NewsletterPlace = lazyView(() => import('./NewsletterPlace.tsx'), 'NewsletterPlace');

/** The newsletter's room at the foot of the page; what stands in it loads when it comes near. */
export function FooterNewsletter() {
  const [place, isNear] = useNear();
  return (
    <div ref={place} className={styles.room}>
      <Suspense>{isNear && <NewsletterPlace />}</Suspense>
    </div>
  );
}
