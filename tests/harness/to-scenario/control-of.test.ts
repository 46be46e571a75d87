import { describe, expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { type Wish, controlOf } from '#harness/to-scenario/control-of.ts';
import type { GivenId } from '#harness/to-scenario/ids-of.ts';

function controlFor(input: string, payload?: unknown, more: Partial<Wish> = {}) {
  return controlOf({ input, payload, ids: [], facts: [], ...more }, 'rl', 'written');
}

/** A line of the recorded bag, with an id that equals that of all other scenarios. */
function line(of: object, isOnly = false): GivenId {
  return { path: ['lineId'], value: '7010011', places: ['cart/bagPage'], of, isOnly };
}

const JEAN = line({ id: '7010011', productId: 'RL0101RAW' });

describe('the control of a recorded input', () => {
  it("is named after the input's product, not another scenario’s", () => {
    expect(controlFor('wishlist/addItem', { productId: 'RL1001WHT' }).press).toEqual({
      role: 'button',
      name: 'Save Foundry Tee to your wishlist',
    });
    expect(controlFor('cart/removeLine', { lineId: '7010011' }, { ids: [JEAN] }).press).toEqual({
      role: 'button',
      name: 'Remove Foundry Straight Jean',
    });
  });

  it('is missing for an unknown product, with a remark', () => {
    const unknown = line({ id: '7010011', productId: 'XX9999' });
    for (const ids of [[], [unknown]])
      expect(controlFor('cart/removeLine', { lineId: '7010011' }, { ids })).toEqual({
        press: 'no-control',
        problem:
          'Which control this is cannot be told: for something else it is “Remove Foundry Tee”.',
      });
  });

  it("has the input's typed text, and prefers a more specific name", () => {
    const payload = { lineId: '7010011', quantity: 7 };
    expect(controlFor('cart/changeQuantity', payload, { ids: [JEAN] }).press).toEqual({
      role: 'textbox',
      name: 'Quantity of Foundry Straight Jean',
      type: '7',
    });
    expect(controlFor('search/typeText', { text: 'corduroy' }).press).toMatchObject({
      name: 'What are you looking for?',
      type: 'corduroy',
    });
  });

  it('is missing if its name lacks a value that differs in the input', () => {
    expect(controlFor('product/openPanel', { panel: 'notify' }).press).not.toBe('no-control');
    expect(controlFor('product/openPanel', { panel: 'sizes' }).press).toBe('no-control');
    expect(controlFor('account/openForm', { form: 'name' }).problem).toMatch(
      /^Which control this is cannot be told: for something else it is “Change .*”, “Change /,
    );
    // Other scenarios use the same button for other search terms.
    expect(controlFor('search/submitSearch', { term: 'corduroy' }).press).toMatchObject({
      name: 'Search',
    });
  });

  it('is missing if its name has another session’s price or number', () => {
    expect(controlFor('checkout/pay', { saveCard: false }).press).toBe('no-control');
    expect(controlFor('cart/openMiniBag').problem).toContain('“Bag, 1 item”');
    const card = (lastDigits: string): GivenId => ({
      ...line({ id: 'K1', brand: 'Visa', lastDigits }),
      path: ['cardId'],
    });
    const remove = (lastDigits: string) =>
      controlFor('account/removeCard', { cardId: 'K1' }, { ids: [card(lastDigits)] }).press;
    expect(remove('1111')).toMatchObject({ name: 'Remove Visa ending in 1111' });
    expect(remove('2222')).toBe('no-control');
  });

  it("is that of the only object, if no control's name has a value of it", () => {
    const order = (isOnly: boolean): GivenId => ({
      ...line({ orderId: '701001' }, isOnly),
      path: ['orderId'],
    });
    const payload = { orderId: '701001', by: 'session' };
    const cancel = (isOnly: boolean) =>
      controlFor('orders/askCancel', payload, { ids: [order(isOnly)] }).press;
    expect(cancel(true)).toMatchObject({ name: 'Cancel this order' });
    expect(cancel(false)).toBe('no-control');
    // A saved card is another choice than a new one.
    const saved: GivenId = { ...line({ id: 'K9' }, true), path: ['savedCardId'] };
    const method = { method: 'creditCard', savedCardId: 'K9' };
    expect(controlFor('checkout/chooseMethod', method, { ids: [saved] }).press).toBe('no-control');
  });

  it('is the one with the same facts, if there are several', () => {
    expect(controlFor('product/addToBag', undefined, { facts: ['cart/itemAdded'] }).press).toEqual({
      role: 'button',
      name: 'Add to bag',
    });
  });

  it('causes no remark if other scenarios have none either', () => {
    expect(controlFor('consent/ask')).toEqual({ press: 'no-control', problem: undefined });
    expect(controlFor('listing/nobodyDoes').problem).toContain('no other scenario tells');
  });
});
