import { describe, expect, it } from 'vitest';
import { migrateReport, NewerReportError } from './migrate-report.ts';
import { emptyReport, REPORT_VERSION } from './report.ts';

describe('reading a stored report', () => {
  it('takes one of the present version as it is', () => {
    const report = emptyReport('Mi reporte');
    expect(migrateReport(JSON.parse(JSON.stringify(report)))).toEqual(report);
  });

  it('refuses one of a newer version by name', () => {
    expect(() => migrateReport({ ...emptyReport(), version: REPORT_VERSION + 1 })).toThrow(NewerReportError);
  });

  it('refuses what is no report', () => {
    for (const wrong of [null, 7, 'texto', [], {}, { version: '1' }, { version: 0 }])
      expect(() => migrateReport(wrong)).toThrow();
  });

  it('refuses a link that could run code', () => {
    const report = emptyReport('x');
    const link = { type: 'link', attrs: { href: 'javascript:alert(1)' } };
    report.page.header = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [link] }] }],
    } as typeof report.page.header;
    expect(() => migrateReport(report)).toThrow();
  });
});
