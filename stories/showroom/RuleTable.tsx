import { type Place, PLACES } from '#harness/showroom/place.ts';
import { type State, STATES } from '#harness/showroom/state-words.ts';
import { RuleText } from './RuleText.tsx';
import { ShowAll } from './ShowAll.tsx';
import { walkAddress } from './links.ts';
import { ENTRIES, RULES, SIGHT } from './rules.ts';
import { useAddress } from './use-address.ts';
import styles from './RuleTable.module.css';

/** Number of scenarios shown at first per requirement; the rest on request. */
const FIRST = 3;

const ENTRY = new Map(ENTRIES.map((entry) => [entry.scenario.id, entry]));

interface Props {
  /** Search words: all must be in the requirement, or in it and the title of one of its scenarios. */
  query: string;
  /** Only requirements shown on this page. */
  place: Place | undefined;
  /** Only requirements of scenarios with this state; with `place`, of those that visit the page too. */
  state: State | undefined;
  forget: () => void;
}

/** All requirements with their scenarios, or the reason for having none. */
export function RuleTable({ query, place, state, forget }: Props) {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const rules = [...RULES.values()].filter(({ id, area, text }) => {
    const entries = (SIGHT.shown.get(id) ?? []).flatMap((scenario) => ENTRY.get(scenario) ?? []);
    const titles = ['', ...entries.map(({ scenario }) => scenario.title)];
    const isFound = titles.some((title) => {
      const words = `${id} ${area} ${text} ${title}`.toLowerCase();
      return wanted.every((word) => words.includes(word));
    });
    const isThere =
      (!place && !state) ||
      entries.some(
        ({ places, states }) =>
          (!place || places.includes(place)) && (!state || states.includes(state)),
      );
    return !id.startsWith('OPN-') && isFound && isThere;
  });
  const areas = [...new Set(rules.map(({ area }) => area))];
  return (
    <div className={styles.rules}>
      <p role="status">
        {SIGHT.shown.size} requirements are shown by a scenario, {SIGHT.missing.length} more could
        be seen, {SIGHT.unseen.size} cannot be seen.{' '}
        {(query !== '' || place || state) && (
          <b>
            {rules.length} of them {rules.length === 1 ? 'is' : 'are'} found
            {place ? ` on the page “${PLACES[place]}”` : ''}
            {state ? ` in the state “${STATES[state]}”` : ''}.
          </b>
        )}
      </p>
      {rules.length === 0 && <ShowAll forget={forget} />}
      {areas.map((area) => (
        <section key={area}>
          <h2>{area}</h2>
          <dl>
            {rules
              .filter((rule) => rule.area === area)
              .map(({ id, text }) => (
                <div key={id} className={styles.rule}>
                  <dt>
                    <b>{id}</b> <RuleText text={text} />
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
      <a href={walkAddress(scenario, search, { step: 0, view: 'walk' })}>
        {ENTRY.get(scenario)?.scenario.title}
      </a>
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
