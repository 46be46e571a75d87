// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { isPhone } from '#src/address/phone.ts';
import { usePhoneLengths } from '#src/address/use-phone-lengths.ts';

vi.mock('#src/address/phone-lengths.ts', () => {
  throw new Error('404');
});

it('ADR-15 counts the digits if the phone rules fail to load', async () => {
  const { result } = renderHook(() => usePhoneLengths());
  await vi.dynamicImportSettled();
  expect(isPhone('GB', '020 7946', result.current)).toBe(true);
  expect(isPhone('GB', '020 7', result.current)).toBe(false);
});
