import { expect, it } from 'vitest';
import { receivedFileName } from './received-file-name.ts';

/** A header as it is read, a character for each byte. */
const part = (text: string): string =>
  String.fromCharCode(...new TextEncoder().encode(`form-data; name="file"; ${text}`));

it.each([
  ['UTF-8', part('filename="Nómina año.pdf"'), 'Nómina año.pdf'],
  ['Latin-1', 'form-data; name="file"; filename="N\xf3mina a\xf1o.pdf"', 'Nómina año.pdf'],
  ['filename*', part(`filename="x.pdf"; filename*=UTF-8''N%C3%B3mina%20final.pdf`), 'Nómina final.pdf'],
  ['filename* alone', part(`filename*=iso-8859-1''N%F3mina.pdf`), 'Nómina.pdf'],
  ['quotes as browsers escape them', part('filename="recibo %22final%22.pdf"'), 'recibo "final".pdf'],
  ['a percentage', part('filename="100 % neto.pdf"'), '100 % neto.pdf'],
  ['a path of Windows', part('filename="C:\\nómina\\enero.txt"'), 'enero.txt'],
  ['a path', part('filename="../../etc/passwd"'), 'passwd'],
  ['no quotes', part('filename=x.pdf'), 'x.pdf'],
  ['none', part(''), undefined],
])('a file name in %s', (_form, header, name) => {
  expect(receivedFileName(header)).toBe(name);
});
