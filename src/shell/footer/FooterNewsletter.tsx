import { Suspense } from 'react';
import { lazyView } from '../../ui/lazy-view.ts';
import styles from './FooterNewsletter.module.css';

const NewsletterPlace = lazyView(() => import('./NewsletterPlace.tsx'), 'NewsletterPlace', 'none', [
  'forms',
  'newsletter',
]);

/** Space of the newsletter form, reserved while it loads. */
export function FooterNewsletter() {
  return (
    <div className={styles.room} data-with-script>
      <Suspense>
        <NewsletterPlace />
      </Suspense>
    </div>
  );
}
