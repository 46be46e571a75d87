import type { Entry } from '#harness/showroom/entry.ts';
import { PLACES } from '#harness/showroom/place.ts';
import { RuleLink } from './RuleLink.tsx';
import { walkAddress } from './links.ts';
import { countryName, countryOfStore } from './names.ts';
import { useAddress } from './use-address.ts';
import styles from './EntryCard.module.css';

/** A scenario in the index: summary, and on request its steps with links and expectations. */
export function EntryCard({ entry: { scenario, who, places, isEverywhere } }: { entry: Entry }) {
  const { search, setting } = useAddress();
  const { id, title, summary, ledger } = scenario;
  const { steps, start } = scenario.in[setting.brand];
  return (
    <article className={styles.card}>
      <h3 className={styles.title}>
        <a href={walkAddress(id, search, { step: 0, view: 'walk' })}>{title}</a>
      </h3>
      <p className={styles.summary}>{summary}</p>
      <dl className={styles.facts}>
        <dt>Who</dt>
        <dd>{who}</dd>
        <dt>Where</dt>
        <dd>{places.map((place) => PLACES[place]).join(', ')}</dd>
        <dt>Seen in</dt>
        <dd>
          Both brands,{' '}
          {isEverywhere
            ? 'everywhere that they sell, in all languages'
            : `in ${countryName(countryOfStore(start.store))} alone`}
        </dd>
      </dl>
      <details>
        <summary>What happens, what is right</summary>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={index} data-kind={step.kind === 'settle' ? 'right' : 'happens'}>
              <a href={walkAddress(id, search, { step: index + 1, view: 'walk' })}>{step.title}</a>
            </li>
          ))}
        </ol>
        <p className={styles.rules}>
          {ledger.map((rule) => (
            <RuleLink key={rule} id={rule} />
          ))}
        </p>
      </details>
    </article>
  );
}
