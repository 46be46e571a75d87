import { family } from '../family.ts';
import { isReadAgain } from './area-steps.ts';
import { acts, button, fact, heading, says, settles, fails } from '../step-builders.ts';
import {
  BOOK_COMES,
  FIRST_LINE,
  OPENS_NEW,
  UNDOES,
  WHARF,
  atAddresses,
  removes,
  savesNew,
} from './address-book-steps.ts';

export const addressesScenarios = family(atAddresses, ['account'], {
  'address-added': {
    title: 'A shopper saves a first address',
    summary: 'The first address is used for parcels and bills alike.',
    shows: ['AUT-26, SES-12, ADR-01', { hm: 'account/address--added' }, 'hm'],
    start: (fixtures) => atAddresses(fixtures, true),
    steps: (fixtures) => [
      settles('None is saved yet.', {
        facts: [fact('account/addressesRead', { count: 0 })],
        screen: [heading('No address saved yet')],
      }),
      OPENS_NEW,
      savesNew(fixtures, 'Types one, and saves it.', { isDefault: true, isForBills: true }),
      settles('It is there.', {
        facts: [
          fact('account/addressSaved', { addressId: null }),
          fact('account/addressesRead', { count: 1 }),
        ],
        state: {
          'account/bookWork': { status: 'idle' },
          'account/book': { addresses: [{ line1: '3 Weir Lane' }] },
        },
        screen: [button('Change 3 Weir Lane')],
      }),
    ],
  },
  'address-book-fails': {
    title: 'The address book cannot be read at first',
    summary: 'The addresses do not come: the page says so, and gets them on the next try.',
    shows: ['SES-12', { hm: 'account/address-book--unreachable' }],
    rules: [fails('GET /account/@self/address', 503)],
    steps: [
      ...isReadAgain('account/book', 'account/addressesNotRead', 'account/retryBook'),
      BOOK_COMES,
    ],
  },
  'address-for-bills': {
    title: 'A shopper has bills sent to another address than parcels',
    summary: 'Bills can go elsewhere than parcels.',
    shows: ['AUT-26, SES-12', { rl: 'account/address--for-bills' }, 'rl'],
    steps: [
      BOOK_COMES,
      acts('Bills are to go to the second one.', {
        input: 'account/chooseAddressFor',
        press: button(`Send bills here: ${WHARF}`),
        payload: { addressId: 'A2', use: 'billing' },
        asked: ['PUT /account/@self/address/A2'],
        state: { 'account/bookWork': { status: 'changing', doing: 'use' } },
      }),
      settles('They do; parcels go where they went.', {
        facts: [fact('account/addressSaved', { addressId: 'A2' }), fact('account/addressesRead')],
        state: {
          'account/book': { billingId: 'A2', addresses: [{ id: 'A1' }, { id: 'A2' }] },
        },
      }),
    ],
  },
  'address-refused': {
    title: 'The address book is full',
    summary: 'What was typed stays, and the shopper is told what to do.',
    shows: ['SES-12', { rl: 'account/address--refused' }],
    rules: [fails('POST /account/@self/address', 400, '_ERR_ADDRESS_LIMIT')],
    steps: (fixtures) => [
      BOOK_COMES,
      OPENS_NEW,
      savesNew(fixtures, 'Saves one more.'),
      settles('Is told that it is full.', {
        facts: [
          fact('account/addressNotChanged', { errorKey: '_ERR_ADDRESS_LIMIT' }),
          fact('account/addressesRead'),
        ],
        state: {
          'account/bookWork': {
            status: 'editing',
            addressId: null,
            refusal: { reason: 'refused', key: '_ERR_ADDRESS_LIMIT' },
          },
        },
        screen: [
          says('Your address book is full: it holds 20 addresses. Please remove one first.'),
        ],
      }),
      acts('Leaves it.', {
        input: 'account/closeAddress',
        press: button('Leave it as it is'),
        state: { 'account/bookWork': { status: 'idle' } },
      }),
    ],
  },
  'address-removal-without-answer': {
    title: 'The answer to a removed address is lost',
    summary: 'Whether it is removed nobody says: the book is read anew, and shows it.',
    shows: ['SES-12', { hm: 'account/address--removal-answer-lost' }],
    rules: [{ on: 'DELETE /account/@self/address/A1', call: 1, then: 'lost' }],
    steps: [
      BOOK_COMES,
      removes('A1', FIRST_LINE, 'Removes the first.'),
      settles('The book says how it is now.', {
        facts: [
          fact('account/addressNotChanged', { errorKey: 'network' }),
          fact('account/addressesRead', { count: 1 }),
        ],
        state: { 'account/bookWork': { status: 'failed', doing: 'remove' } },
      }),
    ],
  },
  'address-removed-and-back': {
    title: 'A shopper removes the default address, and takes it back',
    summary:
      'The address that everything went to is removed: the next one takes its place, until it is back.',
    shows: ['AUT-26, SES-12', { rl: 'account/address--removed-and-back' }, 'hm'],
    steps: [
      BOOK_COMES,
      removes('A1', FIRST_LINE, 'Removes the first.'),
      settles('It is gone, and parcels go to the other.', {
        facts: [
          fact('account/entryRemoved', { addressId: 'A1' }),
          fact('account/addressesRead', { count: 1 }),
        ],
        state: {
          'account/book': { status: 'ready', addresses: [{ id: 'A2' }] },
          'account/removed': { isDefault: true, isForBills: true },
        },
        screen: [says(`${FIRST_LINE} is removed. Parcels go to ${WHARF} from now on.`)],
      }),
      UNDOES,
      settles('It is back, with what it was used for.', {
        facts: [fact('account/addressTakenBack'), fact('account/addressesRead', { count: 2 })],
        state: {
          'account/book': { addresses: [{ line1: FIRST_LINE }, { id: 'A2' }] },
          'account/removed': null,
        },
      }),
    ],
  },
});
