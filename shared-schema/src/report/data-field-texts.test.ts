import { describe, expect, it } from 'vitest';
import { dataFieldTexts } from './data-field-texts.ts';
import { emptyReport } from './report.ts';
import { dataFieldsOf, withDataFields } from './with-data-fields.ts';

const FIRST = { number: '21', initial_date: '2026-11-01', end_date: '2026-11-15' };
const SECOND = { number: '22', initial_date: '2026-11-16', end_date: '2026-11-30' };

describe('whose rows a report shows', () => {
  it('is the one client, payroll and period of all rows', () => {
    expect(dataFieldTexts({ client: ['Talleres'], payroll: ['A-1 Quincenal'], period: [FIRST] })).toEqual({
      client: 'Talleres',
      payroll: 'A-1 Quincenal',
      period: '21 · 1 nov 2026 al 15 nov 2026',
    });
  });

  it('is never one of several', () => {
    expect(
      dataFieldTexts({ client: ['Talleres', 'Talleres'], payroll: ['A', 'B', 'C'], period: [SECOND, FIRST] }),
    ).toEqual({
      client: 'Varios clientes (2)',
      payroll: 'Varias nóminas (3)',
      period: 'Varios periodos (2) · 1 nov 2026 al 30 nov 2026',
    });
  });

  it('is what a part is of where a report is divided', () => {
    expect(
      dataFieldTexts({ client: ['Talleres'], payroll: ['A', 'B'], period: [FIRST, SECOND] }, true),
    ).toEqual({
      client: 'Talleres',
      payroll: 'Parte de un reporte de 2 nóminas',
      period: 'Parte de un reporte de 2 periodos · 1 nov 2026 al 30 nov 2026',
    });
  });

  it('reads periods of several payrolls with one number and the same days as one', () => {
    const { period } = dataFieldTexts({ client: [], payroll: ['A', 'B'], period: [FIRST, FIRST] });
    expect(period).toBe('21 · 1 nov 2026 al 15 nov 2026');
  });

  it('says that there is none', () => {
    expect(new Set(Object.values(dataFieldTexts({ client: [], payroll: [], period: [] })))).toEqual(
      new Set(['Sin datos']),
    );
  });

  it('takes its place in header and footer, with its marks', () => {
    const report = emptyReport('Registro');
    report.page.header = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'field', attrs: { field: 'client' }, marks: [{ type: 'bold' }] },
            { type: 'field', attrs: { field: 'page' } },
          ],
        },
      ],
    };
    expect([...dataFieldsOf(report)]).toEqual(['client']);
    const { page } = withDataFields(report, { client: 'Talleres' });
    expect(page.header?.content[0]).toEqual({
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Talleres', marks: [{ type: 'bold' }] },
        { type: 'field', attrs: { field: 'page' } },
      ],
    });
  });
});
