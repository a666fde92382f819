import { expect, it } from 'vitest';
import { migrateReport } from '../migrate-report.ts';
import { emptyReport, REPORT_VERSION } from '../report.ts';

/** As version 4 stored it. */
const { parametros: _later, ...STORED } = { ...emptyReport('Plantilla'), version: 4 };

it('a report of version 4 asks nothing', () => {
  expect(migrateReport(structuredClone(STORED))).toEqual({
    ...STORED,
    version: REPORT_VERSION,
    parametros: [],
  });
});
