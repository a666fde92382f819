import { describe, expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

describe('contentDisposition', () => {
  it('says the name with its accents, and without them for old readers', () => {
    expect(contentDisposition('attachment', 'Nómina año 2026.pdf')).toBe(
      `attachment; filename="Nomina ano 2026.pdf"; filename*=UTF-8''N%C3%B3mina%20a%C3%B1o%202026.pdf`,
    );
  });

  it('lets no name leave the header or the folder', () => {
    const header = contentDisposition('attachment', '../../a"; filename=b\r\nX-Evil: 1\0.pdf');
    expect(header).not.toMatch(/[\r\n\0]/);
    expect(header).not.toContain('..');
    expect(header.match(/"/g)).toHaveLength(2);
  });
});
