import { expect, it } from 'vitest';
import { currentPage, offsetOf, pageCount, pageLinks } from '#src/listing/paging.ts';

it('LST-04 the offset is (page - 1) times the page size', () => {
  expect([1, 2, 5].map((page) => offsetOf(page, 48))).toEqual([0, 48, 192]);
});

it('LST-05 the page count is the ceiling of total over limit', () => {
  expect([0, 1, 48, 49, 96].map((total) => pageCount(total, 48))).toEqual([0, 1, 1, 2, 2]);
});

it('LST-06 the current page is offset/limit + 1', () => {
  expect([0, 48, 96].map((offset) => currentPage(offset, 48))).toEqual([1, 2, 3]);
});

it('links the first, the last and the neighbouring pages, and leaves no gap of one', () => {
  expect(pageLinks(1, 1)).toEqual([1]);
  expect(pageLinks(2, 3)).toEqual([1, 2, 3]);
  expect(pageLinks(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(pageLinks(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
  expect(pageLinks(99, 3)).toEqual([1, 2, 3]);
});
