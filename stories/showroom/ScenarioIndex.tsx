import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { type Entry, JOURNEYS, type Journey, search as searched } from '#harness/showroom/entry.ts';
import { readFinding } from '#harness/showroom/finding.ts';
import { PLACES, type Place } from '#harness/showroom/place.ts';
import { STATES, type State } from '#harness/showroom/state-words.ts';
import { Choices } from './Choices.tsx';
import { CopyLink } from './CopyLink.tsx';
import { EntryCard } from './EntryCard.tsx';
import { Room } from './Room.tsx';
import { RuleTable } from './RuleTable.tsx';
import { ShowAll } from './ShowAll.tsx';
import { roomAddress } from './links.ts';
import { ENTRIES } from './rules.ts';
import { useAddress } from './use-address.ts';
import styles from './ScenarioIndex.module.css';

/** Searchable index of all scenarios by journey, and of all requirements with their scenarios. */
export function ScenarioIndex() {
  const { search, setting, choose, find } = useAddress();
  const { query, place, state, isByRule } = readFinding(search);
  const asked = useDeferredValue(query);
  const found = useMemo(
    () =>
      searched(ENTRIES, asked).filter(
        ({ places, states }) =>
          (!place || places.includes(place)) && (!state || states.includes(state)),
      ),
    [asked, place, state],
  );
  const forget = () => find({ query: '', place: undefined, state: undefined });
  const visited = new Set(ENTRIES.flatMap(({ places }) => places));
  const reached = new Set(ENTRIES.flatMap(({ states }) => states));

  return (
    <Room>
      <header className={styles.head}>
        <h1 className={styles.title}>Showroom</h1>
        <p className={styles.words}>
          Every situation of the shop, step by step, in both brands, all countries and languages.
          Choose where and how you want to see it, look for a situation, and send its link.
        </p>
        <Choices setting={setting} choose={choose} />
        <div className={styles.find}>
          <label className={styles.field}>
            <span>Search by words, requirement, page or state</span>
            <input
              type="search"
              value={query}
              placeholder="voucher refused"
              onChange={({ target }) => find({ query: target.value })}
            />
          </label>
          <Filter name="Page" value={place} choose={(value) => find({ place: value })}>
            {(Object.keys(PLACES) as Place[])
              .filter((one) => visited.has(one))
              .map((one) => [one, PLACES[one]])}
          </Filter>
          <Filter name="State" value={state} choose={(value) => find({ state: value })}>
            {(Object.keys(STATES) as State[])
              .filter((one) => reached.has(one))
              .map((one) => [one, STATES[one]])}
          </Filter>
        </div>
        <nav className={styles.views} aria-label="Showroom">
          <button
            type="button"
            className="showroom-button"
            aria-pressed={!isByRule}
            onClick={() => find({ isByRule: false })}
          >
            By journey
          </button>
          <button
            type="button"
            className="showroom-button"
            aria-pressed={isByRule}
            onClick={() => find({ isByRule: true })}
          >
            By requirement
          </button>
          <a href={roomAddress('states', search)}>States of each page</a>
          <a href="?story=ui--button&mode=full">Parts of the design</a>
          <CopyLink />
        </nav>
      </header>
      {isByRule ? (
        <RuleTable query={asked} place={place} state={state} forget={forget} />
      ) : (
        <>
          <p className={styles.count} role="status">
            {found.length} of {ENTRIES.length} scenarios
            {found.length === 0 && '. Fewer words find more, and so does another page or state.'}
          </p>
          {found.length === 0 && <ShowAll forget={forget} />}
          {(Object.keys(JOURNEYS) as Journey[]).map((journey) => (
            <JourneyPart
              key={journey}
              journey={journey}
              entries={found.filter((entry) => entry.journey === journey)}
            />
          ))}
        </>
      )}
    </Room>
  );
}

function JourneyPart({ journey, entries }: { journey: Journey; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className={styles.journey} aria-labelledby={journey}>
      <h2 id={journey}>
        {JOURNEYS[journey]} <span className={styles.number}>{entries.length}</span>
      </h2>
      <ul className={styles.cards}>
        {entries.map((entry) => (
          <li key={entry.scenario.id}>
            <EntryCard entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FilterProps<Value extends string> {
  name: string;
  value: Value | undefined;
  choose: (value: Value | undefined) => void;
  children: readonly (readonly [value: Value, name: string])[];
}

function Filter<Value extends string>({
  name,
  value,
  choose,
  children,
}: FilterProps<Value>): ReactNode {
  return (
    <label className={styles.field}>
      <span>{name}</span>
      <select
        value={value ?? ''}
        onChange={({ target }) => choose(children[target.selectedIndex - 1]?.[0])}
      >
        <option value="">All</option>
        {children.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
