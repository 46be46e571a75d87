import { Suspense } from 'react';
import type { Translate } from '../kernel/text-keys.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { LateTexts } from '../ui/i18n/LateTexts.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import type { ConsentPurpose } from './consent.ts';
import styles from './CookieList.module.css';
import type { StoredItem } from './stored-items.ts';
import { STORED_ALWAYS } from './always-stored.ts';

type Props = {
  purpose: ConsentPurpose;
  label: string;
};

/** Everything stored on a device for one purpose: use, names and lifetime. */
export function CookieList(props: Props) {
  return (
    <Suspense>
      <LateTexts namespace="consent" />
      <Uses {...props} />
    </Suspense>
  );
}

function Uses({ purpose, label }: Props) {
  const { t } = useTranslation('consent');
  const kept = STORED_ALWAYS.filter((each) => each.purpose === purpose);
  const firsts = kept.filter((each, at) => kept.findIndex((other) => isAlike(each, other)) === at);
  return (
    // The surrounding section already has its title as a name.
    <DataTable
      title={t('list.title')}
      label={`${label}: ${t('list.title')}`}
      columns={[t('list.use'), t('list.name'), t('list.where'), t('list.lasts')]}
      wraps
    >
      {firsts.map((one) => (
        <tr key={`${one.area} ${one.name}`}>
          <th scope="row">{t(`list.for.${one.use}`)}</th>
          <td>
            {kept
              .filter((other) => isAlike(one, other))
              .map(({ name }) => (
                <code key={name} className={styles.name}>
                  {name}
                </code>
              ))}
          </td>
          <td>{t(`list.area.${one.area}`)}</td>
          <td>{lasts(one, t)}</td>
        </tr>
      ))}
    </DataTable>
  );
}

function isAlike(one: StoredItem, other: StoredItem): boolean {
  return (
    one.use === other.use &&
    one.area === other.area &&
    JSON.stringify(one.lifetime) === JSON.stringify(other.lifetime)
  );
}

function lasts({ lifetime }: StoredItem, t: Translate<'consent'>): string {
  if (typeof lifetime === 'string') return t(`list.${lifetime}`);
  return 'days' in lifetime
    ? t('list.days', { count: lifetime.days })
    : t('list.minutes', { count: lifetime.minutes });
}
