import { walkAddress } from './links.ts';
import { ENTRIES, RULES, SIGHT } from './rules.ts';
import { useAddress } from './use-address.ts';
import styles from './RuleTable.module.css';

/** Scenarios of a requirement that are named at once; the rest on request. */
const FIRST = 3;

const TITLES = new Map(ENTRIES.map(({ scenario }) => [scenario.id, scenario.title]));

/** Every requirement with the scenarios that show it, or why none does. */
export function RuleTable({ query }: { query: string }) {
  const wanted = query.toLowerCase();
  const rules = [...RULES.values()].filter(
    ({ id, area, text }) =>
      !id.startsWith('OPN-') && `${id} ${area} ${text}`.toLowerCase().includes(wanted),
  );
  const areas = [...new Set(rules.map(({ area }) => area))];
  return (
    <div className={styles.rules}>
      <p role="status">
        {SIGHT.shown.size} requirements are shown by a scenario, {SIGHT.missing.length} more could
        be seen, {SIGHT.unseen.size} cannot be seen.
      </p>
      {areas.map((area) => (
        <section key={area}>
          <h2>{area}</h2>
          <dl>
            {rules
              .filter((rule) => rule.area === area)
              .map(({ id, text }) => (
                <div key={id} className={styles.rule}>
                  <dt>
                    <b>{id}</b> {text}
                  </dt>
                  <dd>
                    <Shown id={id} />
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Shown({ id }: { id: string }) {
  const { search } = useAddress();
  const by = SIGHT.shown.get(id);
  const reason = SIGHT.unseen.get(id);
  if (!by)
    return (
      <span className={styles.none}>
        {reason ? `Not to be seen: ${reason}.` : 'No scenario shows it yet.'}
      </span>
    );
  const links = by.map((scenario) => (
    <li key={scenario}>
      <a href={walkAddress(scenario, search, { step: 0, view: 'walk' })}>{TITLES.get(scenario)}</a>
    </li>
  ));
  return (
    <>
      <ul>{links.slice(0, FIRST)}</ul>
      {links.length > FIRST && (
        <details>
          <summary>{links.length - FIRST} more</summary>
          <ul>{links.slice(FIRST)}</ul>
        </details>
      )}
    </>
  );
}
