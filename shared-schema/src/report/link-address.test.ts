import { expect, test } from 'vitest';
import { type LinkAttrs, linkAddress } from './link-address.ts';
import { newItem } from './new-item.ts';
import { emptyReport } from './report.ts';
import { validateReport } from './validate-report.ts';

const RFC = 'employees.rfc';

test.each<[string, LinkAttrs, object | undefined, string | null]>([
  ['a plain address', { href: 'https://a.mx/x' }, undefined, 'https://a.mx/x'],
  ['a column', { href: 'https://a.mx/', columna: RFC }, { [RFC]: 'AAA1' }, 'https://a.mx/AAA1'],
  [
    'texts around',
    { href: 'https://a.mx/?r=', columna: RFC, despues: '&v=1' },
    { [RFC]: 'A' },
    'https://a.mx/?r=A&v=1',
  ],
  [
    'a value that would be more than a part',
    { href: 'https://a.mx/', columna: RFC },
    { [RFC]: ' Ñ/?&# ' },
    'https://a.mx/%C3%91%2F%3F%26%23',
  ],
  [
    'half of a letter',
    { href: 'https://a.mx/', columna: RFC },
    { [RFC]: 'a\ud800' },
    'https://a.mx/a%EF%BF%BD',
  ],
  ['a row without the value', { href: 'https://a.mx/', columna: RFC, despues: '/x' }, { [RFC]: null }, null],
  ['no row', { href: 'https://a.mx/', columna: RFC }, undefined, null],
  ['an address of another kind', { href: 'javascript:alert(1)' }, undefined, null],
])('the address of %s', (_what, attrs, row, address) => {
  expect(linkAddress(attrs, row === undefined ? undefined : { ...row })).toBe(address);
});

test('a link whose column no row of its page has is told before the report is saved', () => {
  const link = (columna: string) => ({
    ...newItem('texto_dinamico'),
    selected_tables: ['employees'],
    selected_columns: [{ column: RFC, data_type: 'text' as const, readable_name: 'RFC' }],
    valor: {
      type: 'doc' as const,
      content: [
        {
          type: 'paragraph' as const,
          content: [
            {
              type: 'text' as const,
              text: 'Ver',
              marks: [{ type: 'link' as const, attrs: { href: 'https://a.mx/', columna } }],
            },
          ],
        },
      ],
    },
  });
  const problems = (columna: string) =>
    validateReport({
      ...emptyReport('Enlaces'),
      layouts: [{ index: 0, separation: false, items: [link(columna)] }],
    });
  expect(problems(RFC)).toEqual([]);
  expect(problems('employees.curp')).toMatchObject([{ field: 'valor' }]);
});
