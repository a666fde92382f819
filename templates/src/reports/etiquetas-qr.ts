import type { CodigoItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { catalogColumn } from './catalog-column.ts';
import { headline, itemUuid, note, sections, starterDocument } from './compose-report.ts';
import { doc, lineBreak, paragraph, quiet, value } from './compose-text.ts';
import { SAMPLE_CLIENT, SAMPLE_EMPLOYEES } from './sample-payroll.ts';
import type { StarterReport } from './starter-report.ts';

const LABEL = itemUuid(11, 11);

/** A code of a column of the label's row. */
function code(uuid: string, part: Partial<CodigoItem>): CodigoItem {
  const item = newItem('codigo', uuid);
  if (item.nombre !== 'codigo') throw new Error('a new code is no code');
  return { ...item, ...part };
}

const strong = { type: 'bold' } as const;
const large = { type: 'textStyle', attrs: { fontSize: 18 } } as const;

/** Vertical: one label per employee for the cover of the file, to be read by people and by scanners. */
export const etiquetasQr: StarterReport = {
  id: 'etiquetas-qr',
  nombre: 'Etiquetas con código QR',
  descripcion: 'Una etiqueta de expediente por empleado, con sus datos, código QR y código de barras.',
  categoria: 'Personal',
  report: starterDocument(
    'Etiquetas de expediente',
    'vertical',
    sections(
      headline(11, 'Expediente de personal'),
      [
        {
          uuid: LABEL,
          nombre: 'texto_dinamico',
          tamaño: 70,
          estilo_item: { background: '#f2f5fa', padding: 14 },
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
          filters: [],
          additional_columns: [],
          order_columns: [
            { column: 'clients.name', direction: 'asc' },
            { column: 'employees.name', direction: 'asc' },
          ],
          valor: doc(
            paragraph([quiet('Empleado'), lineBreak, value('employees.name', undefined, strong, large)]),
            paragraph([
              value('employees.position', undefined, strong),
              '  ·  Núm. ',
              value('employees.human_id'),
            ]),
            paragraph([value('cost_centers.cost_center'), '  ·  ', value('clients.name')]),
            paragraph([quiet('RFC  '), value('employees.rfc'), quiet('     NSS  '), value('employees.ssn')]),
            paragraph([quiet('CURP  '), value('employees.curp')]),
            paragraph([quiet('Ingreso  '), value('employees.hire_date')]),
          ),
        },
        code(itemUuid(11, 12), {
          tamaño: 30,
          estilo_item: { align: 'center' },
          simbologia: 'qr',
          column: 'employees.curp',
          height: 128,
          mostrar_texto: false,
        }),
      ],
      [
        code(itemUuid(11, 13), {
          estilo_item: { align: 'center', padding: 10, border: true },
          simbologia: 'code128',
          column: 'employees.ssn',
          height: 48,
        }),
      ],
      [
        note(
          itemUuid(11, 4),
          'El código QR lleva la CURP; el de barras, el NSS. Recorta la etiqueta y pégala en la carátula del expediente.',
        ),
      ],
    ),
  ),
  rows: {
    [LABEL]: SAMPLE_EMPLOYEES.slice(0, 6).map((one) => ({
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
