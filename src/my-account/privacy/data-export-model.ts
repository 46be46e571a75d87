import { sample } from 'effector';
import { launchKeys } from '../../event-log/effector-internals.ts';
import { boolean, integer, literal, object, string } from 'superstruct';
import { fact, feature, input, port, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { noPayload } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';
import { errorKeyOf } from '../../ports/http/errors.ts';
import { $today } from '../../ports/read-clock.ts';
import { $userInfo } from '../../session/model.ts';
import { $store } from '../../store-config/model.ts';
import { forgetAccount, openSection } from '../section-model.ts';
import {
  type Collected,
  DataExport,
  DataExportState,
  NOTHING_COLLECTED,
  SAVE_ERROR,
  nextStep,
  withPage,
} from './data-export.ts';
import {
  dataAccountCall,
  dataAddressesCall,
  dataCardsCall,
  dataLettersCall,
  dataMembershipCall,
  dataOrderCall,
  dataOrdersCall,
} from './data-export-api.ts';

feature('account');

/** Downloads the shopper's data as a file. */
export const downloadData = input('account/downloadData', noPayload());

export const dataGathered = fact('account/dataGathered', object({ orders: integer() }));
export const dataNotGathered = fact('account/dataNotGathered', object({ errorKey: string() }));

export const dataAccountFx = callFx(dataAccountCall);
export const dataAddressesFx = callFx(dataAddressesCall);
export const dataLettersFx = callFx(dataLettersCall);
export const dataMembershipFx = callFx(dataMembershipCall);
export const dataCardsFx = callFx(dataCardsCall);
export const dataOrdersFx = callFx(dataOrdersCall);
export const dataOrderFx = callFx(dataOrderCall);

/**
 * Saves the data as a file on the shopper's device. The log has the data as pseudonyms, as
 * everywhere.
 */
export const saveDataFx = port('account/saveData', {
  params: DataExport,
  done: noPayload(),
  fail: object({ message: literal(SAVE_ERROR.message) }),
});

export const $data = state<DataExportState>('account/data', { status: 'idle' }, DataExportState);

/**
 * True while a call is pending, perhaps for a previous shopper: its answer must not mix with the
 * next one's.
 */
export const $isGathering = state('account/isGathering', false, boolean());

$isGathering
  .on(
    [
      dataAccountFx,
      dataAddressesFx,
      dataLettersFx,
      dataMembershipFx,
      dataCardsFx,
      dataOrdersFx,
      dataOrderFx,
      saveDataFx,
    ],
    () => true,
  )
  .on(
    [
      dataAccountFx.finally,
      dataAddressesFx.finally,
      dataLettersFx.finally,
      dataMembershipFx.finally,
      dataCardsFx.finally,
      dataOrdersFx.finally,
      dataOrderFx.finally,
      saveDataFx.finally,
    ],
    () => false,
  );

const started = sampleStores({
  clock: downloadData,
  source: { isGathering: $isGathering, store: $store },
  filter: ({ isGathering }) => !isGathering,
  fn: ({ store }) => ({ hasMembership: store.membershipLoyalty }),
});

const came = sample({
  clock: [
    dataAccountFx.doneData.map((account) => (so: Collected) => ({ ...so, account })),
    dataAddressesFx.doneData.map((addresses) => (so: Collected) => ({ ...so, addresses })),
    dataLettersFx.doneData.map((newsletter) => (so: Collected) => ({ ...so, newsletter })),
    dataMembershipFx.doneData.map((membership) => (so: Collected) => ({ ...so, membership })),
    dataCardsFx.doneData.map((cards) => (so: Collected) => ({ ...so, cards })),
    dataOrdersFx.doneData.map((page) => (so: Collected) => withPage(so, page)),
    dataOrderFx.doneData.map((order) => (so: Collected) => ({
      ...so,
      orders: [...so.orders, order],
    })),
  ],
});
const failures = [
  dataAccountFx.failData,
  dataAddressesFx.failData,
  dataLettersFx.failData,
  dataMembershipFx.failData,
  dataCardsFx.failData,
  dataOrdersFx.failData,
  dataOrderFx.failData,
];
// Answers for a previous shopper are ignored.
const failed = sample({
  clock: [
    sample({
      clock: failures,
      fn: (error) => ({ errorKey: errorKeyOf(error) }),
    }),
    saveDataFx.fail.map(() => ({ errorKey: SAVE_ERROR.message })),
  ],
  source: $data,
  filter: ({ status }) => status === 'gathering',
  fn: (_, failure) => failure,
});
const saved = sample({
  clock: saveDataFx.done,
  source: $data,
  filter: ({ status }) => status === 'gathering',
  fn: (_, { params }) => ({ orders: params.collected.orders.length }),
});

$data
  .on(started, (_, { hasMembership }) => ({
    status: 'gathering',
    hasMembership,
    collected: NOTHING_COLLECTED,
  }))
  .on(came, (data, add) =>
    data.status === 'gathering' ? { ...data, collected: add(data.collected) } : data,
  )
  .on(failed, () => ({ status: 'failed' }))
  .on(dataGathered, () => ({ status: 'saved' }))
  .reset([openSection, forgetAccount]);

const turn = sample({ clock: [started, came], source: $data }).filterMap((data) =>
  data.status === 'gathering' ? data : undefined,
);
launchKeys(turn.filterMap(nextStep), {
  account: dataAccountFx,
  addresses: dataAddressesFx,
  newsletter: dataLettersFx,
  membership: dataMembershipFx,
  cards: dataCardsFx,
  orders: dataOrdersFx,
  order: dataOrderFx,
});

const gathered = turn.filterMap((data) => (nextStep(data) ? undefined : data.collected));
sampleStores({
  clock: gathered,
  source: { made: $today, info: $userInfo },
  fn: ({ made, info }, collected) => ({
    made,
    wishlist: info.status === 'registered' ? info.wishlist.itemIds : [],
    collected,
  }),
  target: saveDataFx,
});
sample({ clock: saved, target: dataGathered });
sample({ clock: failed, target: dataNotGathered });
