// @vitest-environment jsdom
// @alone
import { beforeEach, expect, it, vi } from 'vitest';
import { createBrowserHistory } from '#src/ports/browser/page/history.ts';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

it.each(['krypto', 'id', 'pwdReset', 'createPassword'])(
  '%s is gone from the address before anybody reads it',
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

it('also the secrets of an address that is gone to later, encoded or named twice', () => {
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

it('an address without secrets stays as it was written', () => {
  window.history.replaceState(null, '', '/?q=a%20b&sid=1&ids');
  expect(createBrowserHistory().current().search).toBe('?q=a%20b&sid=1&ids');
});

it('a path that looks like another site is one of this site, and keeps its secrets no more than others', () => {
  window.history.replaceState(null, '', `${window.location.origin}//example.test/?krypto=s3cret`);
  expect(createBrowserHistory().current()).toMatchObject({ path: '/example.test/', search: '' });
});

it.each(['//example.test/women', 'https://example.test/', 'javascript:alert(1)'])(
  'the address %s of another site is not gone to, and nobody is told',
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

it('a fresh document of the same tab is a visit of its own, which a reload keeps', () => {
  const began = vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(1000.4);
  const first = createBrowserHistory();
  first.push('/women');
  expect(first.current().key).toBe('1001');
  window.history.replaceState(null, '', '/women'); // as after a press that loads a document
  began.mockReturnValue(9000);
  const second = createBrowserHistory();
  expect(second.current().key).toBe('9000-start');
  expect(createBrowserHistory().current().key).toBe('9000-start');
  second.push('/men');
  expect(second.current().key).toBe('9001');
});
