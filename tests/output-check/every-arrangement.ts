import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import type { ConditionalStyle } from '@lienzo/schema/data/conditional-style';
import type { ReportFilter } from '@lienzo/schema/data/filter';
import type { ReportItem, TablaCruzadaItem, TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type Layout, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText, type RichText } from '@lienzo/schema/report/rich-text';
import { withSharedData } from '@lienzo/schema/report/shared-data';

const CENTER: SelectedColumn = {
  ...{ column: 'cost_centers.cost_center', data_type: 'text', readable_name: 'Centro', titulo: 'Área' },
};
const DAY: SelectedColumn = {
  ...{ column: 'periods.payment_date', data_type: 'date', readable_name: 'Pago' },
  ...{ formato: 'patron:mmm aaaa', titulo: 'Mes' },
};
const NET: SelectedColumn = {
  ...{ column: 'payroll_results.net_pay', data_type: 'numeric', readable_name: 'Neto' },
  ...{ formato: 'patron:$#,##0.00;($#,##0.00)' },
};
const SUM: SelectedColumn = {
  ...NET,
  column: 'medida-suma',
  readable_name: 'Suma de neto',
  titulo: 'Pagado',
};
const COUNT: SelectedColumn = {
  ...{ column: 'medida-cuenta', data_type: 'integer', readable_name: 'Cuenta de neto' },
};
const TABLES = ['payroll_results', 'employees', 'cost_centers', 'periods'];
const MEASURES = (['suma', 'cuenta'] as const).map((funcion) => ({
  ...{ id: `medida-${funcion}`, column: NET.column, funcion },
}));

const ROWS: Row[] = Array.from({ length: 60 }, (_, at) => ({
  [CENTER.column]: at % 9 === 8 ? null : `Centro ${at % 9}`,
  [DAY.column]: `2026-${String((at % 5) + 1).padStart(2, '0')}-15`,
  [NET.column]: at % 7 === 0 ? null : `${at % 11 === 0 ? '-' : ''}${1000 + at * 37}.50`,
  'employees.name': `Persona ${at}`,
  'employees.rfc': `PEPA${String(at).padStart(6, '0')}AB1`,
}));

const LOOK = { condition: 'mayor que' as const, valor: '1500', bold: true, color: '#b42318' };
/** A look of each reach, by a condition and by a formula. */
const LOOKS: ConditionalStyle[] = (['celda', 'fila'] as const).flatMap((alcance) => [
  { ...LOOK, id: `valor-${alcance}`, column: SUM.column, alcance },
  {
    ...{ ...LOOK, id: `formula-${alcance}`, column: SUM.column, alcance, background: '#fef3f2' },
    formula: `O([${SUM.column}] / [${COUNT.column}] > 1500; [${CENTER.column}] = "Centro 1")`,
  },
]);

/**
 * Data that items share, items below one another, cross tables with their options, one of them of its page, and links with a
 * column: what stands between items, which no table of `everyOption` has.
 */
export function everyArrangement(): { report: ReportDocument; rows: Record<string, Row[]> } {
  const styled = cross({ estilos_condicionales: LOOKS, cuadricula: true, relleno_encabezado: '#2545c4' });
  const first = cross({
    resumen: { medidas: MEASURES, primeros: { medida: 'medida-suma', n: 3 } },
    ...{ titulo_total: 'Todo el año', vacias: 'vacio', zebra: true },
  });
  const ofPage = cross({ detail_column: 'employees.rfc', total_columnas: false });
  const letter: ReportItem = {
    ...newItem('texto_dinamico'),
    selected_tables: TABLES,
    selected_columns: [{ column: 'employees.rfc', data_type: 'text', readable_name: 'RFC' }],
    valor: linked(),
  };
  const list = shared([CENTER, { ...NET, total: 'suma', estilo: { bold: true, background: '#eff6ff' } }]);
  const summed: TablaItem = {
    ...shared([CENTER, SUM, COUNT]),
    resumen: { medidas: MEASURES, primeros: { medida: 'medida-suma', n: 2 } },
    estilos_condicionales: LOOKS.slice(1, 2),
  };
  const sections: ReportItem[][] = [
    [
      { ...newItem('titulo'), tamaño: 50, valor: plainRichText('Pagos') },
      { ...newItem('texto'), tamaño: 50, apilado: true, valor: plainRichText('De todas las áreas') },
      { ...list, tamaño: 50 },
      { ...summed, tamaño: 50, apilado: true },
    ],
    [styled],
    [first],
  ];
  const layouts: Layout[] = sections.map((items, index) => ({ index, separation: false, items }));
  layouts.push(
    { index: layouts.length, separation: true, items: [letter] },
    { index: layouts.length + 1, separation: false, items: [ofPage] },
  );
  const report = withSharedData({
    ...emptyReport('Todos los acomodos'),
    filtros: [{ ...FILTER, id: 'area' }],
    conjuntos: [
      {
        ...{ id: 'conjunto-pagos', nombre: 'Pagos', selected_tables: TABLES },
        ...{ filters: [], order_columns: [{ column: NET.column, direction: 'desc' }] },
      },
    ],
    layouts,
  });
  const rows = { [letter.uuid]: ROWS.slice(0, 3), [ofPage.uuid]: ROWS.slice(0, 3) };
  for (const { uuid } of [list, summed, styled, first]) rows[uuid] = ROWS;
  return { report, rows };
}

const FILTER: Omit<ReportFilter, 'id'> = {
  ...{ nombre: 'Área', selected_columns: [CENTER.column], column_type: 'text' },
  ...{ condition: 'contiene', valor: 'Centro' },
};

const shared = (selected_columns: SelectedColumn[]): TablaItem => ({
  ...newItem('tabla'),
  conjunto: 'conjunto-pagos',
  selected_columns,
});

const cross = (changes: Partial<TablaCruzadaItem>): TablaCruzadaItem => ({
  ...newItem('tabla_cruzada'),
  selected_tables: TABLES,
  selected_columns: [CENTER, DAY, SUM, COUNT],
  columnas: [DAY.column],
  resumen: { medidas: MEASURES },
  ...changes,
});

const linked = (): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: 'Su expediente',
          marks: [
            {
              type: 'link',
              attrs: { href: 'https://lienzo.test/?rfc=', columna: 'employees.rfc', despues: '&a=1' },
            },
          ],
        },
      ],
    },
  ],
});
