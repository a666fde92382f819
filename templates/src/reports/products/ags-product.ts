import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import type { Measure } from '@lienzo/schema/data/summary';
import { PAY_CONCEPTS } from '@lienzo/schema/payroll/engine/pay-concepts';
import type { ReportItem, TablaItem } from '@lienzo/schema/report/item';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { type AgsColumn, type AgsSource, DEFAULT_AGS_LAYOUT } from '@lienzo/schema/runs/ags-layout';
import { catalogColumn } from '../catalog-column.ts';
import { note, subtitle } from '../compose-report.ts';
import { bold } from '../compose-text.ts';
import { hoursByPerson } from './hours-products.ts';
import { CENTER, formulaColumn, summed } from './product-columns.ts';
import { centerNote, ownUuid, periodTable, productDocument } from './product-document.ts';
import type { ProductSource } from './product-source.ts';

/** What a column of the layout is made of. */
type Part = {
  shown: SelectedColumn;
  /** What its rows need besides. */
  table?: string;
  computed?: AdditionalColumn;
  measure?: Measure;
};

type TableSource = Pick<ProductSource, 'product' | 'period_ids' | 'importada' | 'ags'>;

/** First the finest rows: with another table first, who has no row of it would be missing. */
const TABLES = ['payroll_lines', 'payroll_results', 'employees', 'concepts', 'periods'];

/** Which lines of incidents a column counts. */
const ABSENCE = 'Y([concepts.cfdi_code] = "020"; [concepts.type_value] <> "HR")';
const LATENESS = 'Y([concepts.cfdi_code] = "020"; [concepts.type_value] = "HR")';
const DISABILITY = '[concepts.cfdi_code] = "006"';

const HOURS: readonly AgsSource[] = ['horas_dobles', 'horas_triples'];
/** That results do not keep. */
const OF_TODAY: readonly AgsSource[] = ['puesto', 'registro'];
/** That a file of another program may lack, which is no reason to print a zero. */
const OF_INCIDENTS: readonly AgsSource[] = ['faltas', 'retardos', 'incapacidades'];

function text(column: string, titulo: string, look: Partial<SelectedColumn>, table?: string): Part {
  return { shown: catalogColumn(column, { titulo, ...look }), ...(table === undefined ? {} : { table }) };
}

/** What is summed of a person, with the sum of everybody below. */
function figure(
  source: AgsSource,
  titulo: string,
  column: string,
  formato: 'decimal' | 'moneda',
): Required<Pick<Part, 'shown' | 'measure'>> {
  const id = `medida-${source.replaceAll('_', '-')}`;
  return {
    shown: { column: id, data_type: 'numeric', readable_name: titulo, titulo, formato, total: 'suma' },
    measure: summed(id, column),
  };
}

/** Days or hours of the incidents that meet a condition. */
function units(source: AgsSource, titulo: string, condition: string, isImported: boolean): Part {
  const none = isImported ? '' : '; 0';
  const formula = `SI([concepts.kind] = "Incidencia"; SI(${condition}; [payroll_lines.units]${none})${none})`;
  const computed = formulaColumn(`adicional-${source}`, titulo, formula);
  return { ...figure(source, titulo, computed.id, 'decimal'), computed };
}

/** Hours that the run has paid; a file of another program has none, so its cells stay empty. */
function hoursOf(source: AgsSource, titulo: string, concept: string, isImported: boolean): Part {
  const name = source.replaceAll('_', '-');
  if (isImported)
    return { shown: { column: `empty-${name}`, data_type: 'empty', readable_name: '', titulo } };
  const formula = `SI([concepts.key] = "${concept}"; [payroll_lines.units]; 0)`;
  const computed = formulaColumn(`adicional-${name}`, titulo, formula);
  return { ...figure(source, titulo, computed.id, 'decimal'), computed };
}

function partOf({ fuente, titulo }: AgsColumn, isImported: boolean): Part {
  switch (fuente) {
    case 'numero':
      return text('employees.human_id', titulo, { alineacion: 'right', ancho: 5 });
    case 'nombre':
      return text('employees.name', titulo, { ancho: 16 });
    case 'nss':
      return text('employees.ssn', titulo, {});
    case 'rfc':
      return text('employees.rfc', titulo, {});
    case 'curp':
      return text('employees.curp', titulo, {});
    case 'puesto':
      return text('payroll_results.position', titulo, {});
    case 'registro':
      return text('registers.register', titulo, {}, 'registers');
    case 'centro':
      return {
        shown: { column: CENTER.id, data_type: 'text', readable_name: CENTER.nombre, titulo },
        ...{ computed: CENTER, table: 'cost_centers' },
      };
    case 'dias_pagados':
      return figure(fuente, titulo, 'payroll_results.days_paid', 'decimal');
    case 'faltas':
      return units(fuente, titulo, ABSENCE, isImported);
    case 'retardos':
      return units(fuente, titulo, LATENESS, isImported);
    case 'incapacidades':
      return units(fuente, titulo, DISABILITY, isImported);
    case 'horas_dobles':
      return hoursOf(fuente, titulo, PAY_CONCEPTS.horas_dobles, isImported);
    case 'horas_triples':
      return hoursOf(fuente, titulo, PAY_CONCEPTS.horas_triples, isImported);
    case 'percepciones':
      return figure(fuente, titulo, 'payroll_results.total_perceptions', 'moneda');
    case 'deducciones':
      return figure(fuente, titulo, 'payroll_results.total_deductions', 'moneda');
    case 'neto':
      return figure(fuente, titulo, 'payroll_results.net_pay', 'moneda');
  }
}

const layoutOf = ({ ags }: Pick<ProductSource, 'ags'>) => ags ?? DEFAULT_AGS_LAYOUT;

/** A line for each person with the columns of the layout; also what its preview shows. */
export function agsTable(source: TableSource): TablaItem {
  const parts = layoutOf(source).columnas.map((one) => partOf(one, source.importada !== null));
  return periodTable(source, 20, {
    selected_tables: [...TABLES, ...new Set(parts.flatMap(({ table }) => table ?? []))],
    selected_columns: parts.map(({ shown }) => shown),
    additional_columns: parts.flatMap(({ computed }) => computed ?? []),
    resumen: { medidas: parts.flatMap(({ measure }) => measure ?? []) },
    order_columns: [{ column: 'employees.name', direction: 'asc' }],
  });
}

/** 6 'Reporte AGS': what each person worked and is paid, in the columns of the organization. */
export function agsReport(source: ProductSource): ReportDocument {
  const { columnas, horas_semana } = layoutOf(source);
  const has = (some: readonly AgsSource[]): boolean => columnas.some(({ fuente }) => some.includes(fuente));
  const week: ReportItem[][] = [
    [subtitle(ownUuid(source, 24), 'Horas extra de la semana')],
    [hoursByPerson(source, 25)],
  ];
  return productDocument(source, {
    orientation: 'horizontal',
    content: [
      [agsTable(source)],
      ...notes(source, has),
      ...(has(['centro']) ? [[centerNote(source, 23)]] : []),
      ...(horas_semana ? week : []),
    ],
  });
}

/** What a reader of the table must know. */
function notes(source: ProductSource, has: (some: readonly AgsSource[]) => boolean): ReportItem[][] {
  const { importada, without_lines, hours_by_hand } = source;
  const sentences = [
    ...(has(HOURS)
      ? [
          importada === null
            ? 'Las horas dobles y triples son las que paga el cálculo de todo el periodo.'
            : 'Las horas dobles y triples quedan vacías: el archivo importado no las trae.',
        ]
      : []),
    ...(has(HOURS) && hours_by_hand > 0
      ? [`Con importe de horas extra fijado a mano, revisa sus horas: ${people(hours_by_hand)}.`]
      : []),
    ...(importada !== null && has(OF_INCIDENTS)
      ? ['Las faltas, retardos e incapacidades son solo los que trae el archivo importado.']
      : []),
    ...(has(OF_TODAY)
      ? ['El puesto y el registro patronal son los que cada empleado tiene al emitir este documento.']
      : []),
    ...(without_lines === 0
      ? []
      : [`Sin conceptos, con neto de cero y fuera de la tabla: ${people(without_lines)}.`]),
  ];
  return sentences.length === 0 ? [] : [[note(ownUuid(source, 22), bold('Alcance. '), sentences.join(' '))]];
}

const people = (count: number): string =>
  count === 1 ? '1 empleado' : `${count.toLocaleString('es-MX')} empleados`;
