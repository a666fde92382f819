import type { ColumnDataType, ColumnFormat, Row, SelectedColumn } from '@lienzo/schema/data/column';
import type { ItemOfKind, OfferedKind, ReportItem, TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText, type RichText } from '@lienzo/schema/report/rich-text';
import { type HostileDocument, hostileDocument, times } from './hostile-document.ts';
import { largePng } from './hostile-pictures.ts';

const VALUE = 'payroll_results.net_pay';
const NAME = 'employees.name';

/** A report with its rows, as `/render` takes it. */
type Body = { report: ReportDocument; rows?: Record<string, Row[]>; options?: object };

const item = <Kind extends OfferedKind>(nombre: Kind, part: Partial<ItemOfKind<Kind>>): ReportItem => ({
  ...newItem(nombre),
  ...part,
});

const reportOf = (...items: ReportItem[]): ReportDocument => ({
  ...emptyReport('Constancia'),
  layouts: items.map((one, index) => ({ index, separation: false, items: [one] })),
});

const column = (
  key: string,
  data_type: ColumnDataType,
  more: Partial<SelectedColumn> = {},
): SelectedColumn => ({ column: key, data_type, readable_name: key, ...more });

const data = (...columns: SelectedColumn[]): Pick<TablaItem, 'selected_tables' | 'selected_columns'> => ({
  selected_tables: ['employees', 'payroll_results'],
  selected_columns: columns,
});

const text = (valor: RichText, font_size?: number): ReportItem =>
  item('texto', { valor, ...(font_size !== undefined && { estilo_item: { font_size } }) });

/** A table of one column whose rows all hold the same value. */
function valueTable(
  value: Row[string],
  columnOf: SelectedColumn,
  part: Partial<TablaItem> = {},
  rows = 3,
): Body {
  const table = item('tabla', { ...data(columnOf), ...part });
  return {
    report: reportOf(table),
    rows: { [table.uuid]: times(rows, () => ({ [columnOf.column]: value })) },
  };
}

const numbers = (formato: ColumnFormat, more: Partial<SelectedColumn> = {}): SelectedColumn =>
  column(VALUE, 'numeric', { formato, ...more });
const digits = (count: number): string => '9'.repeat(count);

function dynamicText(valor: RichText, rows: Row[], font_size: number): Body {
  const made = item('texto_dinamico', {
    ...data(column(NAME, 'text'), column(VALUE, 'numeric')),
    valor,
    estilo_item: { font_size },
  });
  return { report: reportOf(made), rows: { [made.uuid]: rows } };
}

function chartOf(category: (index: number) => string, value: string, rows: number): Body {
  const chart = item('grafica', {
    ...data(column(NAME, 'text'), column(VALUE, 'numeric')),
    categoria: NAME,
    valores: [VALUE],
  });
  return {
    report: reportOf(chart),
    rows: { [chart.uuid]: times(rows, (index) => ({ [NAME]: category(index), [VALUE]: value })) },
  };
}

function lists(depth: number): RichText {
  let content: RichText['content'] = [{ type: 'paragraph', content: [{ type: 'text', text: 'x' }] }];
  for (let level = 0; level < depth; level += 1)
    content = [{ type: 'bulletList', content: [{ type: 'listItem', content }] }];
  return { type: 'doc', content };
}

/** Values of cells, each alone in a table. */
const VALUES: Record<string, () => Body> = {
  'a number of forty thousand digits': () => valueTable(digits(40_000), numbers('decimal')),
  'the same as money': () => valueTable(digits(400_000), numbers('moneda')),
  'the same as it is': () => valueTable(digits(900_000), numbers('general')),
  'totals of long numbers': () => valueTable(digits(20_000), numbers('decimal', { total: 'suma' }), {}, 200),
  'averages of long numbers': () =>
    valueTable(`0.${digits(20_000)}1`, numbers('decimal', { total: 'promedio' }), {}, 200),
  'columns that multiply long numbers': () =>
    valueTable(digits(30_000), numbers('decimal'), {
      additional_columns: [
        {
          id: 'adicional-producto',
          nombre: 'Producto',
          tipo: 'numero',
          operator: 'multiplicar',
          selected_columns: times(20, () => VALUE),
          valor: '',
          resultado: null,
        },
      ],
    }),
  'styles for long numbers': () =>
    valueTable(digits(100_000), numbers('decimal'), {
      estilos_condicionales: times(20, (index) => ({
        id: `estilo-${index}`,
        column: VALUE,
        condition: 'mayor que',
        valor: '1',
        alcance: 'fila',
        bold: true,
      })),
    }),
  'a date of a megabyte': () => valueTable(`${digits(900_000)}-01-01`, column('employees.hire_date', 'date')),
  'an instant in brackets': () => valueTable('('.repeat(400_000), column('employees.hire_date', 'timestamp')),
  'a cell of nine hundred thousand letters': () => valueTable('x'.repeat(900_000), column(NAME, 'text')),
  'cells in 96 points': () =>
    valueTable('palabra '.repeat(20_000), column(NAME, 'text'), { estilo_item: { font_size: 96 } }),
  'formulas of a spreadsheet': () =>
    valueTable(`=HYPERLINK("http://x.test","${'x'.repeat(30_000)}")`, column(NAME, 'text'), {}, 100),
};

/** Items that are many, large or deep. */
const ITEMS: Record<string, () => Body> = {
  'a text of 400 KB in 96 points': () => ({
    report: reportOf(text(plainRichText('palabra '.repeat(50_000)), 96)),
  }),
  'letters of 96 points within a text': () => ({
    report: reportOf(
      text({
        type: 'doc',
        content: times(2_000, () => ({
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'palabra '.repeat(30),
              marks: [{ type: 'textStyle', attrs: { fontSize: 96 } }],
            },
          ],
        })),
      }),
    ),
  }),
  'a hundred thousand empty paragraphs': () => ({
    report: reportOf(text(plainRichText(`x${'\n'.repeat(100_000)}`))),
  }),
  'lists within lists': () => ({ report: reportOf(text(lists(400))) }),
  'twelve hundred items': () => ({
    report: {
      ...emptyReport('Muchos'),
      layouts: times(200, (index) => ({
        index,
        separation: true,
        items: times(6, () => Object.assign(text(plainRichText('palabra '.repeat(200))), { tamaño: 16 })),
      })),
    },
  }),
  'a head of a megabyte on each page': () => ({
    report: {
      ...reportOf(text(plainRichText('palabra '.repeat(50_000)))),
      page: { ...emptyReport().page, header: plainRichText('palabra '.repeat(120_000)) },
    },
  }),
  'margins that leave no page': () => ({
    report: {
      ...reportOf(text(plainRichText('palabra '.repeat(60_000)), 40)),
      orientation: 'horizontal',
      page: { ...emptyReport().page, margins: { top: 216, right: 216, bottom: 216, left: 216 } },
    },
  }),
  'pages of 96 points for a thousand rows': () =>
    dynamicText(
      plainRichText('palabra '.repeat(400)),
      times(1_000, () => ({ [NAME]: 'Ana' })),
      96,
    ),
  'a picture of sixteen thousand pixels': () => ({
    report: reportOf(item('imagen', { valor: largePng(16_000, 16_000), alt: 'x' })),
  }),
  'a hundred pictures': () => ({
    report: reportOf(...times(100, (index) => item('imagen', { valor: `p${index}`, alt: 'x', height: 800 }))),
    options: {
      assets: Object.fromEntries(times(100, (index) => [`p${index}`, largePng(3_000, 3_000 + index)])),
    },
  }),
  'a code for each of a thousand labels': () => {
    const driver = item('texto_dinamico', {
      ...data(column(NAME, 'text')),
      valor: plainRichText('x'),
      etiquetas: { columnas: 6, filas: 20, separacion: 0, contorno: true },
    });
    const code = item('codigo', { column: NAME, height: 20 });
    return {
      report: reportOf(driver, code),
      rows: { [driver.uuid]: times(1_000, (index) => ({ [NAME]: `${index} ${'x'.repeat(2_300)}` })) },
    };
  },
};

const CHARTS: Record<string, () => Body> = {
  'a chart of fifty thousand categories': () => chartOf((index) => `c${index}`, '1', 50_000),
  'a chart with names of a hundred thousand letters': () =>
    chartOf((index) => `${index}${'x'.repeat(100_000)}`, '1', 50),
  'a chart of long numbers': () => chartOf((index) => `c${index}`, digits(20_000), 200),
};

/** What is no report at all. */
const SHAPES: Record<string, () => string> = {
  'brackets within brackets': () => `{"report":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
  'lists of a report without end': () =>
    `{"report":{"version":3,"layouts":${'[{"items":'.repeat(50_000)}[]${'}]'.repeat(50_000)}}}`,
  'lists within lists, deeper than a parser goes': () => {
    const [leaf = ''] = plainRichText('x').content.map((block) => JSON.stringify(block));
    const lists = `${'{"type":"bulletList","content":[{"type":"listItem","content":['.repeat(5_000)}${leaf}${']}]}'.repeat(5_000)}`;
    return JSON.stringify({ report: reportOf(text(plainRichText('x'))) }).replace(leaf, lists);
  },
  'an exponent as a row': () =>
    `{"report":${JSON.stringify(reportOf(text(plainRichText('x'))))},"rows":{"a":[{"b":1e1000000}]}}`,
};

/** Formats beside PDF of what another writer may stumble over. */
const ALSO: Record<string, readonly ('docx' | 'xlsx')[]> = {
  'a number of forty thousand digits': ['docx', 'xlsx'],
  'totals of long numbers': ['xlsx'],
  'a cell of nine hundred thousand letters': ['docx', 'xlsx'],
  'formulas of a spreadsheet': ['xlsx'],
  'a hundred pictures': ['docx'],
  'a chart of long numbers': ['xlsx'],
};

/** Hostile reports, for `POST /render`. */
export const hostileReports: HostileDocument[] = [
  ...Object.entries({ ...VALUES, ...ITEMS, ...CHARTS }).flatMap(([name, make]) => [
    hostileDocument(`report: ${name}`, '/render?format=pdf', make),
    ...(ALSO[name] ?? []).map((format) =>
      hostileDocument(`report as ${format}: ${name}`, `/render?format=${format}`, make),
    ),
  ]),
  ...Object.entries(SHAPES).map(([name, make]) =>
    hostileDocument(`report: ${name}`, '/render?format=pdf', make),
  ),
];

/** Hostile files of several reports, for `POST /combine`. */
export const hostileCombinations: HostileDocument[] = [
  hostileDocument('combination: two hundred long texts', '/combine?format=pdf', () => ({
    reports: times(200, () => ({ report: reportOf(text(plainRichText('palabra '.repeat(5_000)), 40)) })),
    options: { cover: true, table_of_contents: true },
  })),
  hostileDocument('combination: two hundred times 96 points', '/combine?format=docx', () => ({
    reports: times(200, () => ({ report: reportOf(text(plainRichText('palabra '.repeat(2_000)), 96)) })),
    options: { cover: true, table_of_contents: true },
  })),
  hostileDocument('combination: long numbers', '/combine?format=pdf', () => ({
    reports: times(20, () => valueTable(digits(40_000), numbers('moneda'))),
  })),
];
