import type { Letter as LetterText } from '#harness/backend/orders/mails.ts';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import styles from './Letter.module.css';

/** One email. Its links open the shop of its store in a new tab. */
export function Letter({ letter }: { letter: LetterText }) {
  const { t } = useTranslation('studio');
  const { subject, paragraphs, lines, sums, cards, links, storeName, language, to } = letter;
  return (
    <article className={styles.letter} lang={language} aria-labelledby="letter-subject">
      <header className={styles.head}>
        <h3 id="letter-subject" className={styles.subject}>
          {subject}
        </h3>
        <p className={styles.to}>{t('outbox.to', { to })}</p>
      </header>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {cards.length > 0 && (
        <ul className={styles.cards}>
          {cards.map(({ number, pin, worth }) => (
            <li key={number} className={styles.card}>
              <strong className={styles.worth}>{worth}</strong>
              <code className={styles.number}>{number.replace(/(.{4})(?=.)/g, '$1 ')}</code>
              <code>PIN {pin}</code>
            </li>
          ))}
        </ul>
      )}
      {sums.length > 0 && (
        <dl className={styles.sums}>
          {[...lines, ...sums].map(({ what, amount }, index) => (
            <div
              key={`${index} ${what}`}
              className={styles.sum}
              data-first={index === lines.length}
            >
              <dt>{what}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      )}
      {links.map(({ label, path }) => (
        <a
          key={path}
          className={styles.link}
          href={addressOf(path, storeName)}
          target="_blank"
          rel="noopener"
        >
          {label}
        </a>
      ))}
    </article>
  );
}

/** On test hosts a URL parameter selects the store. */
function addressOf(path: string, storeName: string): string {
  const [pathname = '/', search] = path.split('?');
  const query = new URLSearchParams(search);
  query.set('store', storeName.toLowerCase());
  return `${pathname}?${query.toString()}`;
}
