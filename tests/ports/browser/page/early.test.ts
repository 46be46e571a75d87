// @vitest-environment jsdom
// @alone
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { doEarly, doKept, hideClosedBanner, keepEarly } from '#src/ports/browser/page/early.ts';
import { EARLY_SCRIPT } from '#src/server/document.ts';

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `
    <button id="add" type="button">Add to bag</button>
    <a id="link" href="/women">Women</a>
    <form id="own"><input id="term"><button id="send">Send</button></form>
    <form action="/search"><button id="search" type="submit">Search</button></form>
    <input id="size" type="radio" name="size"><input id="longer" type="radio" name="size">
    <input id="gift" type="checkbox">`;
});

afterEach(doEarly);

const find = (id: string) => document.getElementById(id) as HTMLInputElement;

/** What the document's listeners hear of an element, from the shop's script on. */
function listenTo(id: string, kind: string) {
  const heard = vi.fn<(event: Event) => void>();
  find(id).addEventListener(kind, heard);
  return heard;
}

it('a press before the shop’s script is there is done once, when it is', () => {
  window.selvedgeEarly = keepEarly();
  const heard = listenTo('add', 'click');
  find('add').click();
  find('add').click();
  expect(heard).not.toHaveBeenCalled();
  doEarly();
  expect(heard).toHaveBeenCalledOnce();
  find('add').click();
  expect(heard).toHaveBeenCalledTimes(2);
  doEarly();
  expect(heard).toHaveBeenCalledTimes(2);
});

it('what was typed and chosen is told in its order, before what was pressed after it', () => {
  window.selvedgeEarly = keepEarly();
  const told: string[] = [];
  find('term').value = 'shirt';
  find('term').dispatchEvent(new Event('input', { bubbles: true }));
  find('size').click();
  find('add').click();
  find('term').addEventListener('input', () => told.push(`typed ${find('term').value}`));
  find('size').addEventListener('click', () => told.push(`chosen ${find('size').checked}`));
  find('add').addEventListener('click', () => told.push('pressed'));
  doEarly();
  expect(told).toEqual(['typed shirt', 'chosen true', 'pressed']);
});

it('what was chosen and typed is so, whatever the page has made of it meanwhile', () => {
  window.selvedgeEarly = keepEarly();
  find('size').click();
  find('gift').click();
  find('term').value = 'shirt';
  find('term').dispatchEvent(new Event('input', { bubbles: true }));
  find('size').checked = false; // React puts back what it knows
  find('gift').checked = false;
  find('term').value = '';
  const told: string[] = [];
  for (const id of ['size', 'gift'])
    find(id).addEventListener('change', () => told.push(`${id} ${find(id).checked}`));
  find('term').addEventListener('input', () => told.push(find('term').value));
  doEarly();
  expect(told).toEqual(['size true', 'gift true', 'shirt']);
});

it('of what was chosen twice the last is told, after what was chosen between', () => {
  window.selvedgeEarly = keepEarly();
  for (const id of ['size', 'longer', 'size', 'gift', 'gift']) find(id).click();
  const told: string[] = [];
  for (const id of ['size', 'longer', 'gift'])
    find(id).addEventListener('click', () => told.push(`${id} ${find(id).checked}`));
  doEarly();
  expect(told).toEqual(['longer true', 'size true', 'gift false']);
  expect(find('longer').checked).toBe(false);
});

it('nothing hears of a choice before the shop’s script is there', () => {
  window.selvedgeEarly = keepEarly();
  const heard = [listenTo('size', 'click'), listenTo('size', 'input')];
  find('size').click();
  for (const one of heard) expect(one).not.toHaveBeenCalled();
  doEarly();
  for (const one of heard) expect(one).toHaveBeenCalledOnce();
});

it('forms with an address are the browser’s own', () => {
  window.selvedgeEarly = keepEarly();
  const heard = listenTo('search', 'click');
  find('search').addEventListener('click', (event) => event.preventDefault()); // jsdom goes nowhere
  find('search').click();
  expect(heard).toHaveBeenCalledOnce();
  doEarly();
});

it('a link is the browser’s own, and nobody else’s, until all views listen', () => {
  window.selvedgeEarly = keepEarly();
  const follows = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  find('link').addEventListener('click', follows);
  const press = () => new MouseEvent('click', { bubbles: true, cancelable: true });
  find('link').setAttribute('href', '#there');
  expect(find('link').dispatchEvent(press())).toBe(true); // nobody has prevented it
  expect(follows).not.toHaveBeenCalled();
  doEarly();
  find('link').dispatchEvent(press());
  expect(follows).toHaveBeenCalledOnce();
});

it('a form without an address is not sent to the page’s own', () => {
  window.selvedgeEarly = keepEarly();
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  find('own').dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  doEarly();
});

it('what is gone by then is left', () => {
  window.selvedgeEarly = keepEarly();
  const heard = listenTo('add', 'click');
  find('add').click();
  find('add').remove();
  doEarly();
  expect(heard).not.toHaveBeenCalled();
});

it('the line that this tab has closed does not come back for a moment', () => {
  sessionStorage.setItem('selvedge.topBanner', 'closed');
  window.selvedgeEarly = keepEarly();
  hideClosedBanner();
  expect(document.documentElement.dataset['top']).toBe('closed');
  doEarly();
  expect(document.documentElement.dataset['top']).toBeUndefined();
});

it('uses nothing but what the browser has: as text it runs in a scope of its own', () => {
  const { window: other } = new JSDOM('<button>Add</button>', { runScripts: 'outside-only' });
  other.eval(EARLY_SCRIPT);
  other.document.querySelector('button')?.click();
  expect(other.selvedgeEarly?.kept).toHaveLength(1);
});

it('what is pressed in a place that sleeps wakes it, and is done when it listens', () => {
  const woken = vi.fn<() => void>();
  const keeper = keepEarly(find('own'), woken);
  const heard = listenTo('send', 'click');
  const elsewhere = listenTo('add', 'click');
  find('add').click();
  expect(elsewhere).toHaveBeenCalledOnce();
  expect(woken).not.toHaveBeenCalled();
  find('send').click();
  expect(woken).toHaveBeenCalledOnce();
  expect(heard).not.toHaveBeenCalled();
  doKept(keeper);
  expect(heard).toHaveBeenCalledOnce();
});
