import { expect, it } from 'vitest';
import { directorySearch, nextSort, sortOf } from './directory-search';

it('takes what it knows from the URL and ignores the rest', () => {
  const search = directorySearch.parse({ q: 2026, orden: "name'; drop", sentido: 'desc', detalle: 'x' });
  expect(search).toEqual({ q: '2026', sentido: 'desc' });
  expect(sortOf(search)).toEqual({ sort: 'name', order: 'desc' });
});

it('turns the order of a column around, and begins another one as one mostly wants it', () => {
  expect(nextSort({ sort: 'name', order: 'asc' }, 'name')).toEqual({ sort: 'name', order: 'desc' });
  expect(nextSort({ sort: 'name', order: 'asc' }, 'modified_at')).toEqual({
    sort: 'modified_at',
    order: 'desc',
  });
  expect(nextSort({ sort: 'size', order: 'desc' }, 'name')).toEqual({ sort: 'name', order: 'asc' });
});
