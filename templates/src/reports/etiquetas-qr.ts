import type { CodigoItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import type { Layout, ReportDocument } from '@lienzo/schema/report/report';
import { catalogColumn } from './catalog-column.ts';
import { itemUuid, sections, starterDocument } from './compose-report.ts';
import { doc, lineBreak, marked, paragraph, value } from './compose-text.ts';
import { SAMPLE_CLIENT, SAMPLE_EMPLOYEES } from './sample-payroll.ts';
import { starterLogo } from './starter-logo.ts';
import type { StarterReport } from './starter-report.ts';

const LABEL = itemUuid(11, 11);

/** A code of a column of the label's row. */
function code(uuid: string, part: Partial<CodigoItem>): CodigoItem {
  const item = newItem('codigo', uuid);
  return { ...item, ...part };
}

const strong = { type: 'bold' } as const;
const large = { type: 'textStyle', attrs: { fontSize: 11 } } as const;
const small = (phrase: string) =>
  marked(phrase, { type: 'textStyle', attrs: { fontSize: 7, color: '#667085' } });

/** Vertical: labels for the covers of files, ten to a sheet, to be read by people and by scanners. */
export const etiquetasQr: StarterReport = {
  id: 'etiquetas-qr',
  nombre: 'Etiquetas con código QR',
  descripcion:
    'Etiquetas de expediente, diez por hoja, con los datos del empleado, código QR y código de barras.',
  categoria: 'Personal',
  report: labelSheet(
    sections(
      [
        {
          uuid: LABEL,
          nombre: 'texto_dinamico',
          tamaño: 70,
          estilo_item: { font_size: 8 },
          selected_tables: ['employees', 'cost_centers', 'paysheets', 'clients'],
          selected_columns: [
            catalogColumn('employees.human_id'),
            catalogColumn('employees.name'),
            catalogColumn('employees.position'),
            catalogColumn('employees.rfc'),
            catalogColumn('employees.curp'),
            catalogColumn('employees.ssn'),
            catalogColumn('cost_centers.cost_center'),
            catalogColumn('clients.name'),
          ],
          filters: [],
          additional_columns: [],
          order_columns: [
            { column: 'clients.name', direction: 'asc' },
            { column: 'employees.name', direction: 'asc' },
          ],
          etiquetas: { columnas: 2, filas: 5, separacion: 8, contorno: true },
          valor: doc(
            paragraph([
              value('employees.name', undefined, strong, large),
              lineBreak,
              value('employees.position', undefined, strong),
              lineBreak,
              value('cost_centers.cost_center'),
              lineBreak,
              value('clients.name'),
              lineBreak,
              small('Núm. '),
              value('employees.human_id'),
              small('   RFC '),
              value('employees.rfc'),
            ]),
          ),
        },
        code(itemUuid(11, 12), {
          tamaño: 30,
          estilo_item: { align: 'right' },
          simbologia: 'qr',
          column: 'employees.curp',
          height: 60,
          mostrar_texto: false,
        }),
      ],
      [
        code(itemUuid(11, 13), {
          tamaño: 65,
          estilo_item: {},
          simbologia: 'code128',
          column: 'employees.ssn',
          height: 26,
        }),
        {
          uuid: itemUuid(11, 2),
          nombre: 'imagen',
          tamaño: 35,
          estilo_item: { align: 'right' },
          valor: starterLogo,
          image_name: 'lienzo.png',
          alt: 'Lienzo',
          fit: 'contain',
          height: 26,
        },
      ],
    ),
  ),
  rows: {
    [LABEL]: SAMPLE_EMPLOYEES.slice(0, 14).map((one) => ({
      'employees.human_id': one.human_id,
      'employees.name': one.name,
      'employees.position': one.position,
      'employees.rfc': one.rfc,
      'employees.curp': one.curp,
      'employees.ssn': one.ssn,
      'cost_centers.cost_center': one.cost_center.cost_center,
      'clients.name': SAMPLE_CLIENT,
    })),
  },
};

/** Labels fill the sheet: narrow margins, nothing at the head or the foot. */
function labelSheet(layouts: Layout[]): ReportDocument {
  const report = starterDocument('Etiquetas de expediente', 'vertical', layouts);
  const margins = { top: 36, right: 36, bottom: 36, left: 36 };
  return { ...report, page: { margins, header: null, footer: null } };
}
