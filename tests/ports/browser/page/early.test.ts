// @vitest-environment jsdom
// @alone
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { doEarly, doKept, hideClosedBanner, keepEarly } from '#src/ports/browser/page/early.ts';
import { EARLY_SCRIPT } from '#src/server/document.ts';
import { stubMedia } from '#tests/stub-media.ts';

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

/** Events that listeners of the shop's script receive for an element. */
function listenTo(id: string, kind: string) {
  const heard = vi.fn<(event: Event) => void>();
  find(id).addEventListener(kind, heard);
  return heard;
}

it('replays a press from before hydration once', () => {
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

it.each([true, false])(
  'repeats the hover of a resting pointer if the device has one: %s',
  (hovers) => {
    window.selvedgeEarly = keepEarly();
    stubMedia(() => hovers);
    vi.spyOn(document, 'querySelectorAll').mockReturnValue([document.body, find('link')] as never);
    const heard = listenTo('link', 'pointerover');
    doEarly();
    expect(heard).toHaveBeenCalledTimes(hovers ? 1 : 0);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  },
);

it('replays a press where it was', () => {
  window.selvedgeEarly = keepEarly();
  const heard = listenTo('add', 'click');
  const at = { clientX: 12, clientY: 34, detail: 1 };
  find('add').dispatchEvent(new MouseEvent('click', { bubbles: true, ...at }));
  doEarly();
  expect(heard.mock.lastCall?.[0]).toMatchObject(at);
});

it('replays typed and chosen values in their order, before a later press', () => {
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

it('restores chosen and typed values, even if React has reset them', () => {
  window.selvedgeEarly = keepEarly();
  find('size').click();
  find('gift').click();
  find('term').value = 'shirt';
  find('term').dispatchEvent(new Event('input', { bubbles: true }));
  find('size').checked = false; // React resets the fields
  find('gift').checked = false;
  find('term').value = '';
  const told: string[] = [];
  for (const id of ['size', 'gift'])
    find(id).addEventListener('change', () => told.push(`${id} ${find(id).checked}`));
  find('term').addEventListener('input', () => told.push(find('term').value));
  doEarly();
  expect(told).toEqual(['size true', 'gift true', 'shirt']);
});

it('replays the last of two choices, after the choices between them', () => {
  window.selvedgeEarly = keepEarly();
  for (const id of ['size', 'longer', 'size', 'gift', 'gift']) find(id).click();
  const told: string[] = [];
  for (const id of ['size', 'longer', 'gift'])
    find(id).addEventListener('click', () => told.push(`${id} ${find(id).checked}`));
  doEarly();
  expect(told).toEqual(['longer true', 'size true', 'gift false']);
  expect(find('longer').checked).toBe(false);
});

it('stops events of a choice before hydration', () => {
  window.selvedgeEarly = keepEarly();
  const heard = [listenTo('size', 'click'), listenTo('size', 'input')];
  find('size').click();
  for (const one of heard) expect(one).not.toHaveBeenCalled();
  doEarly();
  for (const one of heard) expect(one).toHaveBeenCalledOnce();
});

it('leaves forms with an address to the browser', () => {
  window.selvedgeEarly = keepEarly();
  const heard = listenTo('search', 'click');
  find('search').addEventListener('click', (event) => event.preventDefault()); // jsdom cannot navigate
  find('search').click();
  expect(heard).toHaveBeenCalledOnce();
  doEarly();
});

it('leaves a link to the browser until hydration', () => {
  window.selvedgeEarly = keepEarly();
  const follows = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  find('link').addEventListener('click', follows);
  const press = () => new MouseEvent('click', { bubbles: true, cancelable: true });
  find('link').setAttribute('href', '#there');
  expect(find('link').dispatchEvent(press())).toBe(true); // not prevented
  expect(follows).not.toHaveBeenCalled();
  doEarly();
  find('link').dispatchEvent(press());
  expect(follows).toHaveBeenCalledOnce();
});

it('does not submit a form without an address', () => {
  window.selvedgeEarly = keepEarly();
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  find('own').dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  doEarly();
});

it('skips elements that were removed meanwhile', () => {
  window.selvedgeEarly = keepEarly();
  const heard = listenTo('add', 'click');
  find('add').click();
  find('add').remove();
  doEarly();
  expect(heard).not.toHaveBeenCalled();
});

it('does not show a banner again that was closed in this tab', () => {
  sessionStorage.setItem('selvedge.topBanner', 'closed');
  window.selvedgeEarly = keepEarly();
  hideClosedBanner();
  expect(document.documentElement.dataset['top']).toBe('closed');
  doEarly();
  expect(document.documentElement.dataset['top']).toBeUndefined();
});

it('uses nothing but browser globals, because it is inlined as text', () => {
  const { window: other } = new JSDOM('<button>Add</button>', { runScripts: 'outside-only' });
  other.eval(EARLY_SCRIPT);
  other.document.querySelector('button')?.click();
  expect(other.selvedgeEarly?.kept).toHaveLength(1);
});

it('starts hydration by a press in a delayed part, and replays it afterwards', () => {
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
