import type { ReportItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { catalogColumn } from './catalog-column.ts';
import { INK, itemUuid, sections, starterDocument } from './compose-report.ts';
import { doc, footerText, lineBreak, marked, paragraph, quiet, value } from './compose-text.ts';
import { SAMPLE_CLIENT, SAMPLE_EMPLOYEES } from './sample-payroll.ts';
import { starterLogo } from './starter-logo.ts';
import type { StarterReport } from './starter-report.ts';

const CARD = itemUuid(55, 11);
const NAME = 'Catálogo de personal';
const strong = { type: 'bold' } as const;
const small = { type: 'textStyle', attrs: { fontSize: 7.5, color: '#475467' } } as const;
const ink = { type: 'textStyle', attrs: { fontSize: 12, color: INK } } as const;

/** The width of the code's column, in percent; the other one has the rest. */
const CODE_WIDTH = 30;

/** Vertical: a card for each person, eight to a sheet, with what stands below each other in two columns. */
export const catalogoPersonal: StarterReport = {
  id: 'catalogo-personal',
  nombre: NAME,
  descripcion: 'Una ficha por persona, ocho por hoja, con su código QR, puesto, área e identificadores.',
  categoria: 'Personal',
  report: withoutHeadroom(
    sections(
      [
        {
          ...newItem('texto_dinamico', CARD),
          tamaño: 75,
          estilo_item: { font_size: 8.5 },
          selected_tables: ['employees', 'cost_centers', 'paysheets', 'clients'],
          selected_columns: [
            catalogColumn('employees.human_id'),
            catalogColumn('employees.name'),
            catalogColumn('employees.position'),
            catalogColumn('employees.rfc'),
            catalogColumn('employees.curp'),
            catalogColumn('employees.ssn'),
            catalogColumn('employees.hire_date', { formato: 'fecha_larga' }),
            catalogColumn('cost_centers.cost_center'),
            catalogColumn('clients.name'),
          ],
          order_columns: [
            { column: 'clients.name', direction: 'asc' },
            { column: 'employees.name', direction: 'asc' },
          ],
          etiquetas: { columnas: 2, filas: 4, separacion: 10, contorno: true },
          valor: doc(
            paragraph([
              value('employees.name', undefined, strong, ink),
              lineBreak,
              value('employees.position'),
              lineBreak,
              value('clients.name', undefined, small),
            ]),
          ),
        },
        {
          ...newItem('imagen', itemUuid(55, 2)),
          tamaño: 25,
          estilo_item: { align: 'right' },
          valor: starterLogo,
          image_name: 'lienzo.png',
          alt: 'Lienzo',
          height: 20,
        },
      ],
      [...codeColumn(), ...detailColumn()],
    ),
  ),
  rows: {
    [CARD]: SAMPLE_EMPLOYEES.slice(0, 12).map((one) => ({
      'employees.human_id': one.human_id,
      'employees.name': one.name,
      'employees.position': one.position,
      'employees.rfc': one.rfc,
      'employees.curp': one.curp,
      'employees.ssn': one.ssn,
      'employees.hire_date': one.hire_date,
      'cost_centers.cost_center': one.cost_center.cost_center,
      'clients.name': SAMPLE_CLIENT,
    })),
  },
};

/** The code of the person, and below it the number. */
function codeColumn(): ReportItem[] {
  return [
    {
      ...newItem('codigo', itemUuid(55, 12)),
      tamaño: CODE_WIDTH,
      estilo_item: { align: 'left' },
      column: 'employees.curp',
      height: 62,
      mostrar_texto: false,
    },
    {
      ...newItem('texto', itemUuid(55, 13)),
      tamaño: CODE_WIDTH,
      apilado: true,
      estilo_item: { font_size: 8 },
      valor: doc(paragraph([quiet('Núm. '), value('employees.human_id', undefined, strong)])),
    },
  ];
}

/** Where the person works, a line, and below it the identifiers. */
function detailColumn(): ReportItem[] {
  const tamaño = 100 - CODE_WIDTH;
  const named = (label: string, column: string) => [
    marked(`${label}  `, { type: 'textStyle', attrs: { fontSize: 7, color: '#667085' } }),
    value(column),
  ];
  return [
    {
      ...newItem('texto', itemUuid(55, 14)),
      tamaño,
      estilo_item: { font_size: 8 },
      valor: doc(
        paragraph([
          value('cost_centers.cost_center', undefined, strong),
          lineBreak,
          ...named('Ingreso', 'employees.hire_date'),
        ]),
      ),
    },
    {
      ...newItem('linea', itemUuid(55, 15)),
      tamaño,
      apilado: true,
      grosor: 0.5,
      color: '#C9CFD8',
    },
    {
      ...newItem('texto', itemUuid(55, 16)),
      tamaño,
      apilado: true,
      estilo_item: { font_size: 8 },
      valor: doc(
        paragraph([
          ...named('RFC', 'employees.rfc'),
          lineBreak,
          ...named('CURP', 'employees.curp'),
          lineBreak,
          ...named('NSS', 'employees.ssn'),
        ]),
      ),
    },
  ];
}

/** Cards fill the sheet, but for the number of the page. */
function withoutHeadroom(layouts: ReturnType<typeof sections>): StarterReport['report'] {
  const report = starterDocument(NAME, 'vertical', layouts);
  const margins = { top: 40, right: 40, bottom: 48, left: 40 };
  return { ...report, page: { margins, header: null, footer: footerText(NAME) } };
}
