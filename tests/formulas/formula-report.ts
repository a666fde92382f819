/** A report whose tables have random formulas, and random rows. */
import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import { additionalDataType } from '@lienzo/schema/data/additional-column';
import { catalogColumn } from '@lienzo/schema/data/catalog';
import type { Cell, Row } from '@lienzo/schema/data/column';
import { RandomFormula, seededRandom } from '@lienzo/schema/formula/testing/random-formula';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { RANDOM_PARAMETERS, withRandomParameters } from '@lienzo/schema/report/testing/random-parameters';

const CELLS: Readonly<Record<string, readonly Cell[]>> = {
  'extra_hours.horas': ['0', '9', '10.5', '-3.25', null],
  'employees.daily_salary': ['412.35', null, '-1', '500.01'],
  'periods.number': [0, 1, 12, -7, null],
  'employees.hire_date': ['2020-02-29', '2026-11-26', null, '2026-01-31'],
  'employees.termination_date': ['2026-11-30', null, '1985-06-15'],
  'employees.name': ['ANA PEÑA', "o'neill garcía", '', null, ' doble  espacio ', '=1+1'],
  'employees.position': ['12.50', '-3', 'x', null],
  'capture_states.late': [true, false, null],
};
const COLUMNS = {
  numero: [
    '[extra_hours.horas]',
    '[employees.daily_salary]',
    '[periods.number]',
    ...RANDOM_PARAMETERS.numero,
  ],
  fecha: ['[employees.hire_date]', '[employees.termination_date]', ...RANDOM_PARAMETERS.fecha],
  texto: ['[employees.name]', '[employees.position]', ...RANDOM_PARAMETERS.texto],
  logico: ['[capture_states.late]'],
} as const;

const ROWS = 12;
/** From the value of a row to that of the next one; no divisor of how many there are, so that each is met. */
const STRIDE = 7;
/** Formulas of one table. */
const OF_TABLE = 20;

/** Computed columns with random formulas, the same ones for the same seed. */
export function randomColumns(count: number, seed: number): AdditionalColumn[] {
  const random = seededRandom(seed);
  const generator = new RandomFormula(random, COLUMNS);
  return withRandomParameters(
    Array.from(
      { length: count },
      (_none, at): AdditionalColumn => ({
        id: `adicional-${at}`,
        nombre: `F${at}`,
        tipo: 'formula',
        operator: null,
        selected_columns: [],
        valor: '',
        resultado: null,
        redondeo: 4,
        formula: comparable(generator, random),
      }),
    ),
  );
}

export function formulaReport(columns: readonly AdditionalColumn[]): {
  report: ReportDocument;
  rows: Record<string, Row[]>;
} {
  const keys = Object.keys(CELLS);
  const list = Array.from(
    { length: ROWS },
    (_none, row): Row =>
      Object.fromEntries(
        keys.map((key, at) => {
          const cells = CELLS[key] ?? [];
          return [key, cells[(row * STRIDE + at) % cells.length] ?? null];
        }),
      ),
  );
  const items: TablaItem[] = [];
  for (let from = 0; from < columns.length; from += OF_TABLE)
    items.push(table(columns.slice(from, from + OF_TABLE)));
  return {
    report: {
      ...emptyReport('Fórmulas'),
      layouts: items.map((item, index) => ({ index, separation: false, items: [item] })),
    },
    rows: Object.fromEntries(items.map(({ uuid }) => [uuid, list])),
  };
}

/** LibreOffice's own ways: 0^0 is 1, there are days before 1900 and after 9999, nothing cannot be exchanged. */
const OWN_WAYS = /\^ 0\)|FECHA\((1900|9999)|99999\.99|SUSTITUIR/;

function comparable(generator: RandomFormula, random: () => number): string {
  for (;;) {
    const formula = generator.build(generator.anyType(), 1 + Math.floor(random() * 3));
    if (!OWN_WAYS.test(formula)) return formula;
  }
}

function table(additional_columns: AdditionalColumn[]): TablaItem {
  return {
    ...newItem('tabla'),
    selected_tables: [...new Set(Object.keys(CELLS).map((key) => key.split('.')[0] ?? ''))],
    selected_columns: [
      ...Object.keys(CELLS).map((column) => ({
        column,
        data_type: catalogColumn(column)?.data_type ?? ('text' as const),
        readable_name: column,
      })),
      ...additional_columns.map((column) => ({
        column: column.id,
        data_type: additionalDataType(column, additional_columns),
        readable_name: column.nombre,
      })),
    ],
    additional_columns,
  };
}
