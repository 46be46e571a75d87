import { createWatch, fork, scopeBind } from 'effector';
import { describe, expect, it } from 'vitest';
import { frontendLogFx, noteError, watchErrors } from '#src/analytics/error-reports-model.ts';
import { placeOfError, withoutPersonal } from '#src/analytics/error-reports.ts';
import { raised } from '#src/fatal-error/model.ts';
import '#src/app/whole-model.ts';

function shop() {
  const scope = fork({ handlers: [[frontendLogFx, () => undefined]] });
  const told: { message: string; log?: string | undefined; errorKey?: string | undefined }[] = [];
  createWatch({ unit: frontendLogFx, scope, fn: (one) => told.push(one) });
  return {
    told,
    watches: () => scopeBind(watchErrors, { scope })({ log: '1-2-3-4' }),
    fails: (message: string) =>
      scopeBind(noteError, { scope })({ of: 'TypeError', message, place: 'shop.js:1:2' }),
    goesNoFurther: () => scopeBind(raised, { scope })({ call: 'cart.details', status: 500 }),
  };
}

describe('API-57 an error report', () => {
  it('has the place of the error, and the name of the session’s log', () => {
    const { told, watches, fails } = shop();
    watches();
    fails('x is not a function');
    expect(told).toEqual([
      {
        severity: 'error',
        message: 'TypeError: x is not a function: shop.js:1:2',
        pageType: 'homepage',
        errorKey: 'uncaught',
        log: '1-2-3-4',
      },
    ]);
  });

  it('is sent once, and ten times a page at most', () => {
    const { told, watches, fails } = shop();
    watches();
    for (let count = 0; count < 3; count++) fails('x is not a function');
    expect(told).toHaveLength(1);
    for (let count = 0; count < 30; count++) fails(`${'ab'.repeat(count)} is not defined`);
    expect(told).toHaveLength(10);
  });

  it('includes errors of a page that failed to start, once watched', () => {
    const { told, watches, goesNoFurther } = shop();
    goesNoFurther();
    expect(told).toEqual([]);
    watches();
    goesNoFurther();
    expect(told.map(({ message, errorKey }) => [message, errorKey])).toEqual([
      ['The page could not go on: cart.details 500', 'fatal'],
    ]);
  });
});

describe('API-57 the message of an error', () => {
  it.each([
    [
      `Unexpected token 'a', "anna@example.test" is not valid JSON`,
      'Unexpected token …, … is not valid JSON',
    ],
    ['no ada.lovelace@example.test here', 'no … here'],
    [
      'Failed to fetch https://shop.example/x?email=ada#y',
      'Failed to fetch https://shop.example/x…',
    ],
    ['card 4111 1111 1111 1111 refused', 'card … refused'],
    ['call +44 20 7946 0000 now', 'call +… now'],
    ['cannot read "Ada Lovelace', 'cannot read …'],
    ['x is not a function', 'x is not a function'],
  ])('%s', (said, told) => {
    expect(withoutPersonal(said)).toBe(told);
  });

  it('has 200 characters at most', () => {
    expect(withoutPersonal('a'.repeat(1000))).toHaveLength(200);
  });

  it('is sent with its first place in the shop’s own files', () => {
    const stack = `TypeError: x\n    at f (https://shop.example/assets/late-Ab1.js:1:234)\n    at g (https://shop.example/assets/shop-C.js:5:6)`;
    expect(placeOfError(stack, 'https://shop.example')).toBe('late-Ab1.js:1:234');
    expect(
      placeOfError('f@https://shop.example/assets/shop-C.js:5:6', 'https://shop.example'),
    ).toBe('shop-C.js:5:6');
  });

  it('is skipped if from an extension; without a stack the place is empty', () => {
    const foreign = 'Error: x\n    at chrome-extension://abc/content.js:1:2';
    expect(placeOfError(foreign, 'https://shop.example')).toBeUndefined();
    expect(placeOfError('', 'https://shop.example')).toBe('');
  });
});
