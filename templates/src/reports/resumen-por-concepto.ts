import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import { catalogColumn } from './catalog-column.ts';
import {
  containing,
  headline,
  itemUuid,
  note,
  owners,
  sections,
  starterDocument,
  subtitle,
  table,
} from './compose-report.ts';
import { bold } from './compose-text.ts';
import { sampleGroups } from './sample-groups.ts';
import {
  decimalText,
  SAMPLE_CLIENT,
  SAMPLE_EMPLOYEES,
  SAMPLE_PERIOD,
  type SampleEmployee,
  type SampleLine,
} from './sample-payroll.ts';
import type { StarterReport } from './starter-report.ts';

const SUM = 'medida-importe';
const MEAN = 'medida-promedio';
const PEOPLE = 'medida-personas';
const SHARE = 'medida-parte';

const measured = (column: string, part: Omit<SelectedColumn, 'column'>): SelectedColumn => ({
  column,
  ...part,
});

type Kind = 'Percepción' | 'Deducción';

/** The concepts of one kind: to add up what is paid and what is deducted would say nothing. */
const concepts = (uuid: string, kind: Kind): TablaItem =>
  table(uuid, {
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
      catalogColumn('concepts.key', { titulo: 'Clave', ancho: 12 }),
      catalogColumn('concepts.description', { ancho: 32 }),
      measured(PEOPLE, { data_type: 'integer', readable_name: 'Personas', total: 'cuenta' }),
      measured(SUM, { data_type: 'numeric', readable_name: 'Importe', formato: 'moneda', total: 'suma' }),
      measured(MEAN, {
        ...{ data_type: 'numeric', readable_name: 'Promedio', formato: 'moneda', total: 'promedio' },
      }),
      measured(SHARE, {
        ...{ data_type: 'numeric', readable_name: '% del total', formato: 'porcentaje', total: 'suma' },
      }),
    ],
    filters: [containing('filtro-tipo', 'Tipo de concepto', 'concepts.kind', kind)],
    resumen: {
      medidas: [
        { id: PEOPLE, column: 'employees.id', funcion: 'distintos' },
        { id: SUM, column: 'payroll_lines.amount', funcion: 'suma' },
        { id: MEAN, column: 'payroll_lines.amount', funcion: 'promedio' },
      ],
      derivadas: [{ id: SHARE, medida: SUM, funcion: 'porcentaje' }],
    },
    order_columns: [{ column: SUM, direction: 'desc' }],
    zebra: true,
    relleno_encabezado: '#1d4b8f',
  });

const PAID = concepts(itemUuid(40, 12), 'Percepción');
const DEDUCTED = concepts(itemUuid(40, 14), 'Deducción');

/** The lines of each sample receipt. */
const sampleLines = (linesOf: (one: SampleEmployee) => readonly SampleLine[]): Row[] =>
  SAMPLE_EMPLOYEES.flatMap((one) =>
    linesOf(one).map(({ key, description, amount }) => ({
      'clients.name': SAMPLE_CLIENT,
      ...SAMPLE_PERIOD,
      ...{ 'employees.id': one.id, 'concepts.key': key, 'concepts.description': description },
      'payroll_lines.amount': decimalText(amount),
    })),
  );

/** Vertical: what was paid and deducted in a period, one line for each concept. */
export const resumenPorConcepto: StarterReport = {
  id: 'resumen-por-concepto',
  nombre: 'Resumen por concepto',
  descripcion: 'Importe, promedio y personas de cada percepción y deducción, con su parte del total.',
  categoria: 'Nómina',
  report: starterDocument(
    'Resumen por concepto',
    'vertical',
    sections(
      headline(40, 'Resumen por concepto'),
      [owners(itemUuid(40, 3), 'client', 'payroll', 'period')],
      [subtitle(itemUuid(40, 11), 'Percepciones')],
      [PAID],
      [subtitle(itemUuid(40, 13), 'Deducciones')],
      [DEDUCTED],
      [
        note(
          itemUuid(40, 4),
          bold('Personas. '),
          'Cada persona cuenta una vez en cada concepto y una vez en el total.',
        ),
      ],
    ),
  ),
  rows: {
    [PAID.uuid]: sampleGroups(
      PAID,
      sampleLines(({ perceptions }) => perceptions),
    ),
    [DEDUCTED.uuid]: sampleGroups(
      DEDUCTED,
      sampleLines(({ deductions }) => deductions),
    ),
  },
};
