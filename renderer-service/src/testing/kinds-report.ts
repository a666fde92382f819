import type { Row } from '@lienzo/schema/data/column';
import { cellsOfTexts, type TablaFijaItem } from '@lienzo/schema/report/fixed-table-item';
import type { CodigoItem, FirmaItem, GraficaItem, LineaItem, TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';

/** A report with a chart, codes, an item of an unknown kind, a grouped table, a line, an ellipse, two signatures and a fixed table, and rows for it. */
export function kindsReport(rowCount: number): {
  report: ReportDocument;
  rows: Record<string, Row[]>;
  table: TablaItem;
} {
  const [chart, code, bars, table] = [
    grafica(),
    codigo('qr', 'https://lienzo.test/1'),
    codigo('code128', 'EMP-001'),
    tabla(),
  ];
  const unknown = {
    uuid: crypto.randomUUID(),
    nombre: 'desconocido' as const,
    tamaño: 100,
    estilo_item: {},
    original: { nombre: 'mapa' },
  };
  const rows = Array.from(
    { length: rowCount },
    (_, index): Row => ({
      'employees.name': `Persona ${index + 1}`,
      'employees.position': `Puesto ${String(Math.floor((index * 7) / rowCount) + 1)}`,
      'employees.sbc': `${100 + index}.50`,
    }),
  );
  const report: ReportDocument = {
    ...emptyReport('Clases'),
    layouts: [[chart], [code, bars], [unknown], [table], shapes(), [signatures()], [typedTable()]].map(
      (items, index) => ({
        index,
        separation: false,
        items,
      }),
    ),
  };
  return { report, rows: { [chart.uuid]: rows, [table.uuid]: rows }, table };
}

const columns = [
  { column: 'employees.position', data_type: 'text' as const, readable_name: 'Puesto' },
  { column: 'employees.name', data_type: 'text' as const, readable_name: 'Nombre' },
  {
    column: 'employees.sbc',
    data_type: 'numeric' as const,
    readable_name: 'SBC',
    formato: 'moneda' as const,
    total: 'suma' as const,
  },
];

const shapes = (): LineaItem[] => [
  { ...newItem('linea'), grosor: 2, trazo: 'guiones', color: '#b42318', tamaño: 50 },
  { ...newItem('linea'), forma: 'elipse', relleno: '#eff6ff', height: 40, tamaño: 50 },
];

/** A head over two columns, a cell over two rows, a formula alone in its cell. */
function typedTable(): TablaFijaItem {
  const celdas: TablaFijaItem['celdas'] = cellsOfTexts([
    ['Concepto', '', 'Importe'],
    ['Asesoría', 'Enero', '=2+2'],
    ['', 'Febrero', ''],
  ]);
  const [head, rows, last] = celdas;
  if (head?.[0]) head[0] = { ...head[0], columnas: 2 };
  if (head) head[1] = null;
  if (rows?.[0]) rows[0] = { ...rows[0], filas: 2, fondo: '#eff6ff' };
  if (last?.[2])
    last[2] = {
      ...last[2],
      texto: plainRichText('$1,250.50'),
      resultado: { type: 'moneda', value: '1250.5', loss: null },
    };
  if (last) last[0] = null;
  return { ...newItem('tabla_fija'), celdas };
}

const signatures = (): FirmaItem => ({
  ...newItem('firma'),
  firmas: ['Ana Ruiz', '=1+1'].map((quien, at) => ({
    id: `firma-${at + 1}`,
    quien: plainRichText(quien),
    puesto: plainRichText(`Puesto de ${at + 1}`),
  })),
});

function grafica(): GraficaItem {
  const item = newItem('grafica');
  return {
    ...item,
    selected_tables: ['employees'],
    selected_columns: columns,
    categoria: 'employees.position',
    valores: ['employees.sbc'],
    titulo: 'Costo por puesto',
    maximo: 3,
  };
}

function codigo(simbologia: CodigoItem['simbologia'], valor: string): CodigoItem {
  const item = newItem('codigo');
  return { ...item, simbologia, valor, tamaño: 50 };
}

function tabla(): TablaItem {
  const item = newItem('tabla');
  return {
    ...item,
    selected_tables: ['employees'],
    selected_columns: columns.slice(1),
    group_by: ['employees.position'],
    estilos_condicionales: [
      {
        id: 'caro',
        column: 'employees.sbc',
        condition: 'mayor que',
        valor: '105',
        alcance: 'celda',
        bold: true,
        color: '#b42318',
        background: '#fef3f2',
      },
    ],
  };
}
