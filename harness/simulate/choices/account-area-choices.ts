import type { Scope } from 'effector';
import { emailForm } from '#src/my-account/details/email-model.ts';
import { detailsForm } from '#src/my-account/details/details-form-model.ts';
import { passwordForm } from '#src/my-account/details/password-model.ts';
import type { FormUnits } from '#src/forms/form-model.ts';
import { openForm } from '#src/my-account/details/open-form-model.ts';
import { $account, retryAccount } from '#src/my-account/account-model.ts';
import {
  $book,
  $removed,
  chooseAddressFor,
  removeEntry,
  retryBook,
  saveEntry,
  takeAddressBack,
} from '#src/my-account/addresses/addresses-model.ts';
import { entriesOf } from '#src/address/book.ts';
import {
  $cards,
  $removedCard,
  makeCardDefault,
  removeCard,
  retryCards,
  takeCardBack,
} from '#src/my-account/cards/cards-model.ts';
import { cardsIn } from '#src/my-account/cards/cards.ts';
import {
  $newsletterPreferences,
  unsubscribeFromAll,
  retryNewsletterPreferences,
  saveNewsletterPreferences,
} from '#src/my-account/newsletter-preferences/newsletter-preferences-model.ts';
import { downloadData } from '#src/my-account/privacy/data-export-model.ts';
import type { Section } from '#src/my-account/section.ts';
import { $store } from '#src/store-config/model.ts';
import { type Choice, type Situation, emptyForm, ofTheme, pressed } from './choice.ts';
import { addressIn } from './purchase-people.ts';

const account = ofTheme('account');

const INTERESTS = ['women', 'men', 'sale'];

function addressChoices({ tab }: Situation, scope: Scope): Choice[] {
  const book = scope.getState($book);
  if (book.status === 'failed')
    return [account.choice('read the addresses again', 8, () => tab.send(retryBook))];
  const entries = entriesOf(book);
  const { countryCode } = scope.getState($store);
  return [
    ...account.when(book.status === 'ready', 'keep another address', 6, (random) =>
      pressed(tab, random, saveEntry, {
        addressId: null,
        address: addressIn(countryCode, random),
        isDefault: random.below(2) === 0,
        isForBills: random.below(3) === 0,
      }),
    ),
    ...account.when(entries.length > 0, 'change an address', 4, (random) => {
      const { id, isDefault, isForBills } = random.pick(entries);
      const address = addressIn(countryCode, random);
      pressed(tab, random, saveEntry, { addressId: id, address, isDefault, isForBills });
    }),
    ...account.when(entries.length > 0, 'use another address', 3, (random) => {
      const use = random.pick(['shipping', 'billing'] as const);
      tab.send(chooseAddressFor, { addressId: random.pick(entries).id, use });
    }),
    ...account.when(entries.length > 0, 'remove an address', 4, (random) =>
      pressed(tab, random, removeEntry, { addressId: random.pick(entries).id }),
    ),
    ...account.when(
      scope.getState($removed) !== null,
      'take the removed address back',
      8,
      (random) => pressed(tab, random, takeAddressBack),
    ),
  ];
}

function cardChoices({ tab }: Situation, scope: Scope): Choice[] {
  const shown = scope.getState($cards);
  if (shown.status === 'failed')
    return [account.choice('read the cards again', 8, () => tab.send(retryCards))];
  const cards = cardsIn(shown);
  return [
    ...account.when(cards.length > 0, 'offer another card first', 4, (random) =>
      tab.send(makeCardDefault, { cardId: random.pick(cards).id }),
    ),
    ...account.when(cards.length > 0, 'remove a card', 4, (random) =>
      pressed(tab, random, removeCard, { cardId: random.pick(cards).id }),
    ),
    ...account.when(
      scope.getState($removedCard) !== null,
      'take the removed card back',
      8,
      (random) => pressed(tab, random, takeCardBack),
    ),
  ];
}

function letterChoices({ tab }: Situation, scope: Scope): Choice[] {
  const { status } = scope.getState($newsletterPreferences);
  if (status === 'failed')
    return [
      account.choice('read the letters again', 8, () => tab.send(retryNewsletterPreferences)),
    ];
  if (status !== 'ready') return [];
  return [
    account.choice('want letters', 6, (random) => {
      const interests = INTERESTS.filter(() => random.below(2) === 0);
      pressed(tab, random, saveNewsletterPreferences, { interests });
    }),
    account.choice('want no letters any more', 4, () => tab.send(unsubscribeFromAll)),
  ];
}

function formChoices({ tab }: Situation, scope: Scope): Choice[] {
  const { status } = scope.getState($account);
  if (status === 'failed')
    return [account.choice('read the account again', 8, () => tab.send(retryAccount))];
  if (status !== 'ready') return [];
  const emptyFormChoice = <V extends Record<string, unknown>>(
    name: string,
    form: 'details' | 'email' | 'password',
    units: FormUnits<V>,
  ) =>
    account.choice(name, 1, () => {
      tab.send(openForm, { form });
      emptyForm(tab, scope, units);
    });
  return [
    emptyFormChoice('send the details empty', 'details', detailsForm),
    emptyFormChoice('send another address empty', 'email', emailForm),
    emptyFormChoice('send another password empty', 'password', passwordForm),
  ];
}

/** Choices in a section of the account, except personal details. */
export function sectionChoices(situation: Situation, section: Section, scope: Scope): Choice[] {
  switch (section) {
    case 'addresses':
      return addressChoices(situation, scope);
    case 'savedcards':
      return cardChoices(situation, scope);
    case 'newsletter':
      return letterChoices(situation, scope);
    case 'personaldetails':
      return formChoices(situation, scope);
    case 'privacy':
      return [account.choice('download one’s data', 4, () => situation.tab.send(downloadData))];
    case 'overview':
      return [];
  }
}
