import { dataItems, reportDocument } from '@lienzo/schema/report/report';
import { validateReport } from '@lienzo/schema/report/validate-report';
import { describe, expect, it } from 'vitest';
import { STARTER_REPORTS } from './starter-reports.ts';

describe.each(STARTER_REPORTS)('the starter report $nombre', ({ report, rows }) => {
  it('can be saved as it is', () => {
    expect(validateReport(reportDocument.parse(report))).toEqual([]);
  });

  it('has sample rows with every column that its items name', () => {
    for (const item of dataItems(report)) {
      const keys = item.selected_columns.map(({ column }) => column).filter((key) => key.includes('.'));
      const sample = rows[item.uuid]?.[0];
      expect(Object.keys(sample ?? {})).toEqual(expect.arrayContaining(keys));
    }
  });
});
