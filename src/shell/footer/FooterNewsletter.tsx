import { Suspense } from 'react';
import { lazyView } from '../../ui/lazy-view.ts';
import styles from './FooterNewsletter.module.css';

const NewsletterPlace = lazyView(() => import('./NewsletterPlace.tsx'), 'NewsletterPlace', 'none', [
  'forms',
  'newsletter',
]);

/** The newsletter's room at the foot of the page, kept while what stands in it loads. */
export function FooterNewsletter() {
  return (
    <div className={styles.room} data-with-script>
      <Suspense>
        <NewsletterPlace />
      </Suspense>
    </div>
  );
}
