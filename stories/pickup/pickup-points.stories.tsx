import type { Story } from '@ladle/react';
import type { ReactNode } from 'react';
import type { CountryCode } from '#src/commerce/countries.ts';
import { FoundPoint } from '#src/pickup/search/FoundPoint.tsx';
import type { PickupType, Place } from '#src/pickup/contract.ts';
import { PickupCard } from '#src/pickup/PickupCard.tsx';
import { PointChoice } from '#src/pickup/search/PointChoice.tsx';
import { PointMap } from '#src/pickup/map/PointMap.tsx';
import { ShopPage } from '../shop-page/ShopPage.tsx';
import { ShopPart } from '../shop-page/ShopPart.tsx';
import { bothAt, pageScenario } from '../shop-page/page-scenario.ts';
import styles from '../Stories.module.css';

type Options = NonNullable<Parameters<typeof pageScenario>[1]>;
type Wishes = Extract<NonNullable<Options['wishes']>, readonly unknown[]>;

const BAG = {
  rl: [{ productId: 'RL1001WHT', size: 1, quantity: 1 }],
  hm: [{ productId: 'HM1801NVY', size: 1, quantity: 1 }],
};
const SHOPPER = { person: 'mira', bag: BAG } as const;
const POINTS = 'GET /pickuppoint/locator';

function openedFor(pickupType: PickupType, ...wishes: Wishes): Wishes {
  return [{ input: 'pickup/openPickup', payload: { pickupType, near: '' } }, ...wishes];
}

function looksFor(term: string, pickupType: PickupType = 'UPSAP'): Wishes {
  return openedFor(pickupType, {
    input: 'pickup/searchPoints',
    payload: { pickupType, term },
  });
}

function at(wishes: Wishes, options: Omit<Options, 'wishes'> = {}) {
  return pageScenario(bothAt('/checkout/shipping'), { ...SHOPPER, ...options, wishes });
}

const UPS = { pickupType: 'UPSAP' };
const NEAR_ME = openedFor('UPSAP', { input: 'pickup/searchNearMe', payload: UPS });
const LONDON = { latitude: '51.515', longitude: '-0.120' };
const FIRST = 'UPSAP-GB-100';
const STORE_OF_UK_DENIM = '30002';

const opened = at(openedFor('CNC'));
const looking = at(looksFor('London'));
const onMap = at([...looksFor('London'), { input: 'pickup/showView', payload: { view: 'map' } }]);
const shops = at(looksFor('Manchester', 'CNC'));
const bpost = at(looksFor('Gent', 'BPUDO'), { country: 'be' });
const postnl = at(looksFor('Utrecht', 'POSTNLPUP'), { country: 'nl' });
const noPayload = at(looksFor('Timbuktu'));
const tooShort = at(openedFor('UPSAP', { input: 'pickup/refuseTerm', payload: UPS }));
const failed = at(looksFor('London'), { rules: [{ on: POINTS, then: 'unreachable' }] });
const down = at(looksFor('London'), {
  rules: [{ on: POINTS, then: { status: 503, errorKey: '_ERR_GENERIC' } }],
});
const nearMe = at(NEAR_ME, { position: LONDON });
const refused = at(NEAR_ME, { position: { reason: 'refused' } });
const noPosition = at(NEAR_ME, { position: { reason: 'unavailable' } });
const slowPosition = at(NEAR_ME, { position: { reason: 'timeout' } });

const lookedAt = at([
  ...looksFor('London'),
  { input: 'pickup/showView', payload: { view: 'map' } },
  { input: 'pickup/lookAtPoint', payload: { pointId: FIRST } },
]);

const PLACE: Place = {
  id: FIRST,
  name: 'Corner shop',
  line1: '12 Market Place',
  postcode: 'W1D 4HS',
  city: 'London',
  country: 'GB',
  latitude: 51.512,
  longitude: -0.12,
  openingHours: ['Monday to Saturday 7 am to 10 pm', 'Sunday 8 am to 8 pm'],
};
/** The most incomplete point that is still shown: no coordinates, no hours, a very long name. */
const BROKEN: Place = {
  id: 'UPSAP-GB-999',
  name: `<script>alert(1)</script> ${'Parcelshop'.repeat(30)}`,
  line1: '🎉 1',
  postcode: '',
  city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  country: 'GB',
  openingHours: [],
};
const FAR_AWAY: Place = { ...PLACE, id: 'UPSAP-GB-998', latitude: -33.9, longitude: 151.2 };

const step = (wishes: Wishes, options?: Omit<Options, 'wishes'>) =>
  at([{ input: 'checkout/chooseTab', payload: { tab: 2 } }, ...wishes], options);
const unchosen = step([]);

function Desk({ scenario, children }: { scenario: ReturnType<typeof at>; children: ReactNode }) {
  return (
    <ShopPart scenario={scenario}>
      <div className={styles.page}>{children}</div>
    </ShopPart>
  );
}

function dialog(scenario: ReturnType<typeof at>, pickupType: PickupType = 'UPSAP'): Story {
  return () => (
    <Desk scenario={scenario}>
      <PointChoice pickupType={pickupType} />
    </Desk>
  );
}

const chosen = pageScenario(bothAt('/checkout/shipping'), {
  ...SHOPPER,
  storage: {
    'selvedge.pickupPoints': JSON.stringify({
      storeId: STORE_OF_UK_DENIM,
      owner: null,
      points: { CNC: PLACE },
    }),
  },
  wishes: [{ input: 'checkout/chooseTab', payload: { tab: 2 } }],
});

export const InTheStep: Story = () => <ShopPage scenario={unchosen} />;
export const ChosenInTheStep: Story = () => <ShopPage scenario={chosen} />;
export const Opened = dialog(opened, 'CNC');
export const Looking: Story = () => <ShopPage scenario={step(looksFor('London'))} isLoading />;
export const AccessPoints = dialog(looking);
export const OnTheMap = dialog(onMap);
export const Shops = dialog(shops, 'CNC');
export const BpostPoints = dialog(bpost, 'BPUDO');
export const PostNlPoints = dialog(postnl, 'POSTNLPUP');
export const NothingFound = dialog(noPayload);
export const TooShort = dialog(tooShort);
export const Unreachable = dialog(failed);
export const OutOfOrder = dialog(down);
export const NearMe = dialog(nearMe);
export const PositionRefused = dialog(refused);
export const PositionUnknown = dialog(noPosition);
export const PositionTooSlow = dialog(slowPosition);
export const LookedAt = dialog(lookedAt);
export const Chosen: Story = () => (
  <div className={styles.page}>
    <PickupCard point={PLACE} pickupType="UPSAP" />
  </div>
);
export const ChosenBroken: Story = () => (
  <div className={styles.page}>
    <PickupCard point={BROKEN} pickupType="UPSAP" />
  </div>
);
export const FoundBroken: Story = () => (
  <Desk scenario={opened}>
    <FoundPoint point={BROKEN} number={1} origin={undefined} />
  </Desk>
);
export const MapOfSomeBroken: Story = () => (
  <div className={styles.map}>
    <PointMap
      country="GB"
      points={[PLACE, BROKEN, FAR_AWAY]}
      origin={undefined}
      shopper={{ latitude: 51.515, longitude: -0.12 }}
      lookedAtId={null}
      chosenId={FIRST}
      onLookAt={() => undefined}
    />
  </div>
);
export const NoMap: Story = () => (
  <div className={styles.map}>
    <PointMap
      country={'XX' as CountryCode}
      points={[PLACE]}
      origin={undefined}
      lookedAtId={null}
      chosenId={undefined}
      onLookAt={() => undefined}
    />
  </div>
);
