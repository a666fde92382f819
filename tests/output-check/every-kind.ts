import type { Row } from '@lienzo/schema/data/column';
import type { ItemKind, ReportItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type Layout, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText, type RichText } from '@lienzo/schema/report/rich-text';

/** Unknown kinds are not made anew. */
type NewKind = Parameters<typeof newItem>[0];
type ItemOf<Kind extends ItemKind> = Extract<ReportItem, { nombre: Kind }>;

const POINT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const STYLE = { background: '#eef4fc', border: true, padding: 8, color: '#1b2330', font_size: 12 };
const COLUMNS = [
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
/** Of scripts that have fonts of their own. */
const NAMES = [
  'Παπαδόπουλος Άννα',
  'Щербакова Наталья',
  'שלום כהן',
  'محمد الأحمد',
  '김민수',
  '山田太郎',
  '✓ → ≤',
  'Nguyễn ‰ ‡ ⁴ ⅓ ‐ ‑ ‒',
];
const ROWS: Row[] = Array.from({ length: 90 }, (_, index) => ({
  'employees.zone': `Zona ${Math.floor(index / 45) + 1}`,
  'employees.position': `Puesto ${Math.floor(index / 15) + 1}`,
  'employees.name': NAMES[index] ?? `Persona ${index + 1}`,
  'employees.sbc': `${100 + index}.50`,
  'employees.curp': null,
}));

/** A report with every kind of item, each with backgrounds, borders and options, and rows for it. */
export function everyKind(): { report: ReportDocument; rows: Record<string, Row[]> } {
  const charts = (['barras', 'barras_horizontales', 'lineas', 'pastel'] as const).map(chart);
  const tables = [grouped(['employees.position']), grouped(['employees.zone', 'employees.position'])];
  const cross = crossed();
  const letter: ItemOf<'texto_dinamico'> = {
    ...itemOf('texto_dinamico'),
    selected_tables: ['employees'],
    selected_columns: COLUMNS,
    valor: columnText(),
  };
  const sections: ReportItem[][] = [
    [title(3, 'Empieza abajo')],
    [title(1, 'Nivel uno')],
    [title(3, 'Salta el dos')],
    [{ ...itemOf('texto'), estilo_item: STYLE, valor: richText() }],
    [
      { ...itemOf('imagen'), tamaño: 50, valor: POINT, alt: 'Un punto', height: 60, estilo_item: STYLE },
      { ...itemOf('imagen'), tamaño: 50, valor: POINT, alt: '', height: 60, fit: 'cover' },
    ],
    charts.slice(0, 2),
    charts.slice(2),
    [
      { ...itemOf('codigo'), tamaño: 50, valor: 'https://lienzo.test/1', estilo_item: STYLE },
      { ...itemOf('codigo'), tamaño: 50, simbologia: 'code128', valor: 'EMP-001' },
    ],
    ...tables.map((table) => [table]),
    [cross],
    [signed()],
    [typedTable()],
    (['horizontal', 'vertical', 'rectangulo', 'elipse'] as const).map((forma) => ({
      ...itemOf('linea'),
      tamaño: 25,
      forma,
      relleno: '#eff6ff',
    })),
  ];
  const layouts: Layout[] = sections.map((items, index) => ({ index, separation: false, items }));
  layouts.push({ index: layouts.length, separation: true, items: [letter] });
  const report: ReportDocument = { ...emptyReport('Todas las clases'), layouts };
  report.page = { ...report.page, header: regionText('logo'), footer: regionText('page') };
  const rows = Object.fromEntries([...charts, ...tables, cross].map(({ uuid }) => [uuid, ROWS]));
  return { report, rows: { ...rows, [letter.uuid]: ROWS.slice(0, 3) } };
}

function itemOf<Kind extends NewKind>(kind: Kind): ItemOf<Kind> {
  const item = newItem(kind);
  if (!isOf(item, kind)) throw new Error(`a new ${kind} is something else`);
  return item;
}

const isOf = <Kind extends ItemKind>(item: ReportItem, kind: Kind): item is ItemOf<Kind> =>
  item.nombre === kind;

const title = (nivel: 1 | 2 | 3, text: string): ReportItem => ({
  ...itemOf('titulo'),
  nivel,
  valor: plainRichText(text),
});

const chart = (tipo: ItemOf<'grafica'>['tipo']): ItemOf<'grafica'> => ({
  ...itemOf('grafica'),
  tamaño: 50,
  tipo,
  selected_tables: ['employees'],
  selected_columns: COLUMNS,
  categoria: 'employees.position',
  valores: ['employees.sbc'],
  titulo: 'Costo por puesto',
});

const signed = (): ItemOf<'firma'> => ({
  ...itemOf('firma'),
  estilo_item: STYLE,
  firmas: NAMES.slice(0, 3).map((quien, at) => ({
    id: `firma-${at}`,
    quien: plainRichText(quien),
    puesto: plainRichText('Representante legal'),
  })),
});

const typedTable = (): ItemOf<'tabla_fija'> => {
  const item = itemOf('tabla_fija');
  const [first] = item.celdas;
  return {
    ...item,
    celdas: [
      (first ?? []).map((cell, at) =>
        at === 1 || cell === null ? null : at === 0 ? { ...cell, columnas: 2 } : cell,
      ),
      ...item.celdas.slice(1),
    ].map((row) =>
      row.map((cell) =>
        cell === null ? null : { ...cell, texto: plainRichText('Texto'), fondo: '#eff6ff' },
      ),
    ),
  };
};

/** Positions by zones, with two measures and totals in both directions. */
const crossed = (): ItemOf<'tabla_cruzada'> => ({
  ...itemOf('tabla_cruzada'),
  selected_tables: ['employees'],
  selected_columns: [
    { column: 'employees.position', data_type: 'text', readable_name: 'Puesto' },
    { column: 'employees.zone', data_type: 'text', readable_name: 'Zona' },
    { column: 'medida-suma', data_type: 'numeric', readable_name: 'Suma', formato: 'moneda' },
    { column: 'medida-media', data_type: 'numeric', readable_name: 'Promedio', formato: 'moneda' },
  ],
  columnas: ['employees.zone'],
  resumen: {
    medidas: [
      { id: 'medida-suma', column: 'employees.sbc', funcion: 'suma' },
      { id: 'medida-media', column: 'employees.sbc', funcion: 'promedio' },
    ],
  },
  zebra: true,
  estilo_item: STYLE,
});

/** Its groups are longer than a page, so that their headings are repeated. */
const grouped = (columns: string[]): ItemOf<'tabla'> => ({
  ...itemOf('tabla'),
  selected_tables: ['employees'],
  selected_columns: COLUMNS.concat([{ column: 'employees.curp', data_type: 'text', readable_name: '' }]),
  group_by: columns,
  zebra: true,
  estilo_item: STYLE,
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
});

const textOf = (text: string) => ({ type: 'text' as const, text });
const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [textOf(text)] });

const regionText = (field: 'logo' | 'page'): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [textOf('Región '), { type: 'field', attrs: { field } }] }],
});

const columnText = (): RichText => ({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [textOf('Carta')] },
    { type: 'paragraph', content: [{ type: 'column', attrs: { column: 'employees.name' } }] },
  ],
});

const richText = (): RichText => ({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 3 }, content: [textOf('Encabezado')] },
    {
      type: 'paragraph',
      attrs: { textAlign: 'justify' },
      content: [
        { ...textOf('todo'), marks: [{ type: 'bold' }, { type: 'italic' }, { type: 'underline' }] },
        { ...textOf('tachado'), marks: [{ type: 'strike' }] },
        { type: 'hardBreak' },
        { ...textOf('liga'), marks: [{ type: 'link', attrs: { href: 'https://sat.gob.mx/' } }] },
      ],
    },
    {
      type: 'orderedList',
      attrs: { start: 98 },
      content: [
        { type: 'listItem', content: [paragraph('uno'), paragraph('sigue')] },
        {
          type: 'listItem',
          content: [
            paragraph('dos'),
            { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('adentro')] }] },
          ],
        },
      ],
    },
  ],
});
