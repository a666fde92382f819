import type { Row } from '@lienzo/schema/data/column';
import { summarisedRows } from '@lienzo/schema/data/table-summary';
import type { TablaCruzadaItem } from '@lienzo/schema/report/item';
import { summaryQuestionOf } from '@lienzo/schema/report/summary-question';
import { catalogColumn } from './catalog-column.ts';
import {
  containing,
  crossTable,
  headline,
  inNarrow,
  itemUuid,
  owners,
  sections,
  starterDocument,
  subtitle,
} from './compose-report.ts';
import type { SampleEmployee, SampleLine } from './sample-payroll.ts';
import { sampleLinesOfYear } from './sample-year.ts';
import type { StarterReport } from './starter-report.ts';

const SUM = 'medida-importe';

/** The concepts of one kind: to add up what is paid and what is deducted would say nothing. */
const concepts = (uuid: string, kind: 'Percepción' | 'Deducción'): TablaCruzadaItem =>
  crossTable(uuid, {
    selected_tables: [
      'payroll_lines',
      'payroll_results',
      'employees',
      'concepts',
      'periods',
      'paysheets',
      'clients',
    ],
    selected_columns: [
      catalogColumn('concepts.key', { titulo: 'Clave' }),
      catalogColumn('concepts.description'),
      catalogColumn('periods.payment_date', { formato: 'fecha_mes' }),
      { column: SUM, data_type: 'numeric', readable_name: 'Importe', formato: 'decimal' },
    ],
    columnas: ['periods.payment_date'],
    filters: [containing('filtro-tipo', 'Tipo de concepto', 'concepts.kind', kind)],
    resumen: { medidas: [{ id: SUM, column: 'payroll_lines.amount', funcion: 'suma' }] },
    order_columns: [{ column: SUM, direction: 'desc' }],
    zebra: true,
  });

const PAID = concepts(itemUuid(42, 12), 'Percepción');
const DEDUCTED = concepts(itemUuid(42, 14), 'Deducción');

function sampleGroups(
  item: TablaCruzadaItem,
  linesOf: (one: SampleEmployee) => readonly SampleLine[],
): Row[] {
  const question = summaryQuestionOf(item);
  return question === null ? [] : summarisedRows(question, sampleLinesOfYear(linesOf));
}

/** Horizontal: each concept of a year, month by month. */
export const resumenAnualPorConcepto: StarterReport = {
  id: 'resumen-anual-por-concepto',
  nombre: 'Resumen anual por concepto',
  descripcion: 'El importe de cada percepción y deducción, mes por mes, con el total del año.',
  categoria: 'Nómina',
  report: inNarrow(
    starterDocument(
      'Resumen anual por concepto',
      'horizontal',
      sections(
        headline(42, 'Resumen anual por concepto'),
        [owners(itemUuid(42, 3), 'client', 'payroll', 'period')],
        [subtitle(itemUuid(42, 11), 'Percepciones')],
        [PAID],
        [subtitle(itemUuid(42, 13), 'Deducciones')],
        [DEDUCTED],
      ),
    ),
  ),
  rows: {
    [PAID.uuid]: sampleGroups(PAID, ({ perceptions }) => perceptions),
    [DEDUCTED.uuid]: sampleGroups(DEDUCTED, ({ deductions }) => deductions),
  },
};
