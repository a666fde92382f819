import { summarisedRows } from '@lienzo/schema/data/table-summary';
import { summaryQuestionOf } from '@lienzo/schema/report/summary-question';
import { catalogColumn } from './catalog-column.ts';
import {
  crossTable,
  headline,
  inNarrow,
  itemUuid,
  note,
  owners,
  sections,
  starterDocument,
} from './compose-report.ts';
import { bold } from './compose-text.ts';
import { sampleYear } from './sample-year.ts';
import type { StarterReport } from './starter-report.ts';

const SUM = 'medida-percepciones';

const CROSS = crossTable(itemUuid(41, 11), {
  selected_tables: ['payroll_results', 'employees', 'cost_centers', 'periods', 'paysheets', 'clients'],
  selected_columns: [
    catalogColumn('cost_centers.cost_center'),
    catalogColumn('periods.payment_date', { formato: 'fecha_mes' }),
    { column: SUM, data_type: 'numeric', readable_name: 'Percepciones', formato: 'moneda' },
  ],
  columnas: ['periods.payment_date'],
  resumen: { medidas: [{ id: SUM, column: 'payroll_results.total_perceptions', funcion: 'suma' }] },
  zebra: false,
  cuadricula: true,
  relleno_encabezado: '#e7ebf0',
});

const question = summaryQuestionOf(CROSS);

/** Horizontal: what each cost centre was paid in each month, with totals in both directions. */
export const acumuladoPorMes: StarterReport = {
  id: 'acumulado-por-mes',
  nombre: 'Acumulado cruzado por mes y centro',
  descripcion: 'Las percepciones de cada centro de costos en cada mes, con totales por mes y por centro.',
  categoria: 'Nómina',
  report: inNarrow(
    starterDocument(
      'Acumulado cruzado por mes y centro',
      'horizontal',
      sections(
        headline(41, 'Acumulado por mes y centro'),
        [owners(itemUuid(41, 3), 'client', 'payroll', 'period')],
        [CROSS],
        [
          note(
            itemUuid(41, 4),
            bold('Percepciones. '),
            'Las de todos los recibos, en el mes en que se pagaron. Un guion es un mes sin recibos.',
          ),
        ],
      ),
    ),
  ),
  rows: { [CROSS.uuid]: question === null ? [] : summarisedRows(question, sampleYear()) },
};
