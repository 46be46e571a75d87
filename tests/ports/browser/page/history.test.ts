// @vitest-environment jsdom
// @alone
import { beforeEach, expect, it, vi } from 'vitest';
import { createBrowserHistory } from '#src/ports/browser/page/history.ts';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

it.each(['krypto', 'id', 'pwdReset', 'createPassword'])(
  'removes %s from the address before anything reads it',
  (name) => {
    window.history.replaceState({ key: '3' }, '', `/women?page=2&${name}=s3cret#top`);
    const history = createBrowserHistory();
    expect(history.current()).toEqual({
      path: '/women',
      search: '?page=2',
      hash: '#top',
      key: '3',
    });
    expect(window.location.href).toBe(`${window.location.origin}/women?page=2#top`);
  },
);

it('removes secrets of later addresses as well, encoded or repeated', () => {
  const history = createBrowserHistory();
  const seen = vi.fn();
  history.listen(seen);
  window.history.replaceState({ key: '0' }, '', '/');
  history.push('/?%6Brypto=one&krypto=two&createPassword');
  expect(seen).toHaveBeenCalledExactlyOnceWith(
    { path: '/', search: '', hash: '', key: '1' },
    'push',
  );
  window.history.replaceState(null, '', '/wishlist?id=7');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ search: '' }), 'pop');
});

it('keeps an address without secrets unchanged', () => {
  window.history.replaceState(null, '', '/?q=a%20b&sid=1&ids');
  expect(createBrowserHistory().current().search).toBe('?q=a%20b&sid=1&ids');
});

it('reads a path that looks like another site as one of this site, without its secrets', () => {
  window.history.replaceState(null, '', `${window.location.origin}//example.test/?krypto=s3cret`);
  expect(createBrowserHistory().current()).toMatchObject({ path: '/example.test/', search: '' });
});

it.each(['//example.test/women', 'https://example.test/', 'javascript:alert(1)'])(
  'silently refuses the address %s of another site',
  (to) => {
    const history = createBrowserHistory();
    const seen = vi.fn();
    history.listen(seen);
    expect(() => history.push(to)).not.toThrow();
    expect(() => history.replace(to)).not.toThrow();
    expect(seen).not.toHaveBeenCalled();
    expect(window.location.pathname).toBe('/');
  },
);

it('starts a new visit with a new document of the tab, and keeps it on reload', () => {
  const began = vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(1000.4);
  const first = createBrowserHistory();
  first.push('/women');
  expect(first.current().key).toBe('1001');
  window.history.replaceState(null, '', '/women'); // as after loading a document
  began.mockReturnValue(9000);
  const second = createBrowserHistory();
  expect(second.current().key).toBe('9000-start');
  expect(createBrowserHistory().current().key).toBe('9000-start');
  second.push('/men');
  expect(second.current().key).toBe('9001');
});

it('replaces the entry for a link to the current address, its anchor included', () => {
  window.history.replaceState({ key: '1' }, '', '/women#top');
  const history = createBrowserHistory();
  const seen = vi.fn();
  history.listen(seen);
  history.push('/women#top');
  expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ hash: '#top' }), 'replace');
  history.push('/women');
  expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ hash: '' }), 'push');
});
