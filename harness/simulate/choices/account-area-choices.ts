import type { Scope } from 'effector';
import { emailForm } from '#src/my-account/details/email-form-model.ts';
import { detailsForm } from '#src/my-account/details/details-form-model.ts';
import { passwordForm } from '#src/my-account/details/password-form-model.ts';
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
import { entriesOf } from '#src/my-account/addresses/addresses.ts';
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
  $letters,
  endLetters,
  retryLetters,
  saveLetters,
} from '#src/my-account/letters/letters-model.ts';
import { downloadData } from '#src/my-account/privacy/data-model.ts';
import type { Section } from '#src/my-account/section.ts';
import { $store } from '#src/store-config/model.ts';
import { type Choice, type Situation, when } from './choice.ts';
import { emptyForm } from './empty-form.ts';
import { addressIn } from './purchase-people.ts';

const INTERESTS = ['women', 'men', 'sale'];

function choice(name: string, weight: number, act: Choice['act']): Choice {
  return { name, theme: 'account', weight, act };
}

function addressChoices({ tab }: Situation, scope: Scope): Choice[] {
  const book = scope.getState($book);
  if (book.status === 'failed')
    return [choice('read the addresses again', 8, () => tab.send(retryBook, undefined))];
  const entries = entriesOf(book);
  const { countryCode } = scope.getState($store);
  return [
    ...when(book.status === 'ready', () =>
      choice('keep another address', 6, (random) =>
        tab.send(saveEntry, {
          addressId: null,
          address: addressIn(countryCode, random),
          isDefault: random.below(2) === 0,
          isForBills: random.below(3) === 0,
        }),
      ),
    ),
    ...when(entries.length > 0, () =>
      choice('change an address', 4, (random) => {
        const { id, isDefault, isForBills } = random.pick(entries);
        const address = addressIn(countryCode, random);
        tab.send(saveEntry, { addressId: id, address, isDefault, isForBills });
      }),
    ),
    ...when(entries.length > 0, () =>
      choice('use another address', 3, (random) => {
        const use = random.pick(['shipping', 'billing'] as const);
        tab.send(chooseAddressFor, { addressId: random.pick(entries).id, use });
      }),
    ),
    ...when(entries.length > 0, () =>
      choice('remove an address', 4, (random) => {
        const removed = { addressId: random.pick(entries).id };
        tab.send(removeEntry, removed);
        if (random.below(4) === 0) tab.send(removeEntry, removed);
      }),
    ),
    ...when(scope.getState($removed) !== null, () =>
      choice('take the removed address back', 8, () => tab.send(takeAddressBack, undefined)),
    ),
  ];
}

function cardChoices({ tab }: Situation, scope: Scope): Choice[] {
  const shown = scope.getState($cards);
  if (shown.status === 'failed')
    return [choice('read the cards again', 8, () => tab.send(retryCards, undefined))];
  const cards = cardsIn(shown);
  return [
    ...when(cards.length > 0, () =>
      choice('offer another card first', 4, (random) =>
        tab.send(makeCardDefault, { cardId: random.pick(cards).id }),
      ),
    ),
    ...when(cards.length > 0, () =>
      choice('remove a card', 4, (random) =>
        tab.send(removeCard, { cardId: random.pick(cards).id }),
      ),
    ),
    ...when(scope.getState($removedCard) !== null, () =>
      choice('take the removed card back', 8, () => tab.send(takeCardBack, undefined)),
    ),
  ];
}

function letterChoices({ tab }: Situation, scope: Scope): Choice[] {
  const { status } = scope.getState($letters);
  if (status === 'failed')
    return [choice('read the letters again', 8, () => tab.send(retryLetters, undefined))];
  if (status !== 'ready') return [];
  return [
    choice('want letters', 6, (random) =>
      tab.send(saveLetters, { interests: INTERESTS.filter(() => random.below(2) === 0) }),
    ),
    choice('want no letters any more', 4, () => tab.send(endLetters, undefined)),
  ];
}

function formChoices({ tab }: Situation, scope: Scope): Choice[] {
  const { status } = scope.getState($account);
  if (status === 'failed')
    return [choice('read the account again', 8, () => tab.send(retryAccount, undefined))];
  if (status !== 'ready') return [];
  return [
    choice('send the details empty', 1, () => {
      tab.send(openForm, { form: 'details' as const });
      emptyForm(tab, scope, detailsForm);
    }),
    choice('send another address empty', 1, () => {
      tab.send(openForm, { form: 'email' as const });
      emptyForm(tab, scope, emailForm);
    }),
    choice('send another password empty', 1, () => {
      tab.send(openForm, { form: 'password' as const });
      emptyForm(tab, scope, passwordForm);
    }),
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
      return [choice('download one’s data', 4, () => situation.tab.send(downloadData, undefined))];
    case 'overview':
      return [];
  }
}
