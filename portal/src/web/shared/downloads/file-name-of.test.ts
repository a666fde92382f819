import { describe, expect, it } from 'vitest';
import { fileNameOf } from './file-name-of';

describe('fileNameOf', () => {
  it.each([
    ['attachment; filename="Nómina.pdf"', 'Nómina.pdf'],
    ['attachment; filename="Nomina.pdf"; filename*=UTF-8\'\'N%C3%B3mina%20enero.pdf', 'Nómina enero.pdf'],
    ['attachment; filename=a.docx', 'a.docx'],
    ['attachment; filename="con \\"comillas\\".pdf"', 'con "comillas".pdf'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="b.pdf"; filename*=UTF-8\'\'%E0%A4%A', 'b.pdf'],
    ['attachment', null],
    [null, null],
  ])('%s', (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });
});
