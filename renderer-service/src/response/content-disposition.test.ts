import { describe, expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

describe('the name of a downloaded file', () => {
  it('keeps Spanish letters, with plain ones for old clients', () => {
    expect(contentDisposition('Nómina año 2026', 'pdf')).toBe(
      'attachment; filename="Nomina ano 2026.pdf"; filename*=UTF-8\'\'N%C3%B3mina%20a%C3%B1o%202026.pdf',
    );
  });

  it.each([
    ['../../etc/passwd', '-etc-passwd'],
    ['a"b\r\nSet-Cookie: x', 'a-bSet-Cookie- x'],
    ['\u202Egpj.exe', 'gpj.exe'],
    ['...', 'document.pdf'],
  ])('is safe: %j', (nombre, part) => {
    const header = contentDisposition(nombre, 'pdf');
    expect(header).toMatch(/^attachment; filename="[^"\r\n/\\]+"; filename\*=UTF-8''[\w%.~-]+$/);
    expect(header).toContain(part.replace(/^-/, ''));
  });
});
