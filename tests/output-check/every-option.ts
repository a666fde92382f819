import {
  type Cell,
  type ColumnDataType,
  type ColumnFormat,
  isNumericType,
  type Row,
  type SelectedColumn,
} from '@lienzo/schema/data/column';
import { arityOf, styleConditionsFor } from '@lienzo/schema/data/filter-condition';
import { formatsFor } from '@lienzo/schema/data/format';
import { MEASURE_TOTALS, measureType, summaryFunctionsFor } from '@lienzo/schema/data/summary';
import { summarisedRows } from '@lienzo/schema/data/table-summary';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { summaryQuestionOf } from '@lienzo/schema/report/summary-question';

const TOTALS = ['suma', 'promedio', 'cuenta', 'minimo', 'maximo'] as const;

/** A value of each type, and one that meets conditions; days before and after Excel's first March. */
const VALUES: Record<ColumnDataType, { cells: Cell[]; valor: string }> = {
  text: { cells: ['Ñandú & <hijos> "S.A."', '=SUMA(A1)', ''], valor: 'Ñandú' },
  integer: { cells: [-12, 0, null], valor: '0' },
  bigint: { cells: ['123456789012345', '1234567890123456789', null], valor: '7' },
  numeric: { cells: ['1234.567', '-0.05', null], valor: '100' },
  date: { cells: ['2026-11-20', '1900-02-28', null], valor: '2026-01-01' },
  timestamp: { cells: ['2026-11-20T18:30:00Z', '1899-12-31T18:00:00Z', null], valor: '2026-01-01' },
  boolean: { cells: [true, false, null], valor: 'true' },
  empty: { cells: [null, null, null], valor: '' },
};

const TYPES = Object.keys(VALUES).filter((type): type is ColumnDataType => type in VALUES);

/** Tables with every type, format, figure of the totals row and condition of a style, and rows for them. */
export function everyOption(): { report: ReportDocument; rows: Record<string, Row[]> } {
  const tables = TYPES.map(tableOf);
  const groups = summarised();
  const layouts = [...tables, groups, computed()].map((table, index) => ({
    index,
    separation: index % 3 === 2,
    items: [table],
  }));
  const report: ReportDocument = {
    ...emptyReport('Todas las opciones: [nombre/largo] *de* hoja?'),
    orientation: 'horizontal',
    layouts,
  };
  const rows = TYPES.map((type): [string, Row[]] => {
    const { uuid, selected_columns } = tables[TYPES.indexOf(type)] ?? computed();
    return [
      uuid,
      VALUES[type].cells.map((cell) =>
        Object.fromEntries([
          ['employees.zone', 'Zona 1'],
          ...selected_columns.map(({ column }) => [column, cell] as const),
        ]),
      ),
    ];
  });
  const sums = layouts.at(-1)?.items[0];
  const computedRows: Row[] = [
    { 'a.pay': '100.50', 'a.cost': '0', 'a.from': '1899-12-01', 'a.to': '2026-11-20' },
    { 'a.pay': null, 'a.cost': '3', 'a.from': null, 'a.to': '2026-11-20' },
  ];
  const groupRows: Row[] = VALUES.numeric.cells.map((sbc, at) => ({
    ...{ 'employees.zone': 'Zona 1', 'employees.gender': at === 0 ? '' : 'Femenino', 'employees.sbc': sbc },
  }));
  const question = summaryQuestionOf(groups);
  const summary = question === null ? [] : summarisedRows(question, groupRows);
  return {
    report,
    rows: { ...Object.fromEntries(rows), [groups.uuid]: summary, ...(sums && { [sums.uuid]: computedRows }) },
  };
}

/** a to z, aa to az, and so on. */
const letters = (index: number): string =>
  `${index < 26 ? '' : letters(Math.floor(index / 26) - 1)}${String.fromCharCode('a'.charCodeAt(0) + (index % 26))}`;

/** Typed formats with a text, two parts, names and hours. */
function typedFormats(type: ColumnDataType): ColumnFormat[] {
  if (isNumericType(type))
    return ['patron:$#,##0.000 "M.N.";($#,##0.000 "M.N.")', 'patron:00000', 'patron:0.0%'];
  const day: ColumnFormat = 'patron:dddd d de mmmm de aaaa';
  if (type === 'timestamp') return [day, 'patron:dd/mm/aa h:mm:ss AM/PM'];
  return type === 'date' ? [day] : [];
}

/** Each format of the type, with each figure below; grouped, with each condition once on a cell and once on a row. */
function tableOf(type: ColumnDataType, at: number): TablaItem {
  const { valor } = VALUES[type];
  const formats = type === 'empty' ? [undefined] : [...formatsFor(type), ...typedFormats(type)];
  const named = { column: 'employees.name', data_type: 'text' as const, readable_name: 'Nombre' };
  const columns: SelectedColumn[] = formats
    .flatMap((formato) => TOTALS.map((total) => ({ formato, total })))
    .map(({ formato, total }, index) => ({
      column: type === 'empty' ? `empty-${index}` : `employees.${letters(at)}_${letters(index)}`,
      data_type: type,
      readable_name: type === 'empty' ? '' : `Columna ${index + 1}`,
      ...(formato && { formato }),
      ...(index % 4 === 0 && { estilo: { bold: true, color: '#1a56a8', background: '#eff6ff' } }),
      ...(type !== 'empty' && { total }),
    }));
  const [first] = columns;
  const styled = type === 'empty' ? [] : styleConditionsFor(type);
  return {
    ...newItem('tabla'),
    selected_tables: ['employees'],
    selected_columns: type === 'empty' ? [named, ...columns] : columns,
    group_by: at % 2 === 0 ? ['employees.zone'] : [],
    zebra: at % 2 === 1,
    cuadricula: at % 3 === 1,
    ...(at % 2 === 0 && { relleno_encabezado: '#2545c4' }),
    repeat_header: at % 3 !== 0,
    estilos_condicionales: styled.slice(0, 20).map((condition, index) => ({
      id: `estilo-${index}`,
      column: first?.column ?? '',
      condition,
      valor: arityOf(condition) === 'two' ? JSON.stringify(Array(2).fill(valor)) : valor,
      alcance: index % 2 === 0 ? 'celda' : 'fila',
      bold: index % 3 === 0,
      color: '#b42318',
      ...(index % 2 === 1 && { background: '#fef3f2' }),
    })),
  };
}

/** A summarised table with each function of a measure. */
function summarised(): TablaItem {
  const functions = summaryFunctionsFor('numeric');
  return {
    ...newItem('tabla'),
    selected_tables: ['employees'],
    selected_columns: [
      { column: 'employees.gender', data_type: 'text', readable_name: 'Sexo' },
      ...functions.map(
        (funcion): SelectedColumn => ({
          column: `medida-${funcion}`,
          data_type: measureType(funcion, 'numeric'),
          readable_name: funcion,
          total: MEASURE_TOTALS[funcion],
        }),
      ),
    ],
    group_by: ['employees.zone'],
    resumen: {
      medidas: functions.map((funcion) => ({ id: `medida-${funcion}`, column: 'employees.sbc', funcion })),
    },
  };
}

/** Additional columns, which Excel computes. */
function computed(): TablaItem {
  const column = (key: string, data_type: ColumnDataType): SelectedColumn => ({
    column: key,
    data_type,
    readable_name: key,
  });
  const additional = { nombre: 'Calculada', tipo: 'numero', valor: '', resultado: null } as const;
  const selected_columns = ['a.pay', 'a.cost'];
  const sums = (['sumar', 'restar', 'multiplicar', 'dividir'] as const).map((operator) => ({
    ...additional,
    ...{ id: `adicional-${operator}`, operator, selected_columns },
  }));
  const days = (['dias', 'años'] as const).map((resultado) => ({
    ...{ ...additional, id: `adicional-entre-${resultado === 'dias' ? 'dias' : 'anos'}` },
    ...{
      tipo: 'fecha' as const,
      operator: 'restar' as const,
      selected_columns: ['a.from', 'a.to'],
      resultado,
    },
  }));
  return {
    ...newItem('tabla'),
    selected_tables: ['a'],
    selected_columns: [
      column('a.pay', 'numeric'),
      column('a.cost', 'numeric'),
      column('a.from', 'date'),
      column('a.to', 'date'),
      ...[...sums, ...days].map(({ id, nombre }) => ({
        ...{ column: id, data_type: 'numeric' as const, readable_name: nombre, total: 'suma' as const },
      })),
    ],
    additional_columns: [...sums, ...days],
  };
}
