import { newItem } from '@lienzo/schema/report/new-item';
import type { RichText } from '@lienzo/schema/report/rich-text';
import type { Firma } from '@lienzo/schema/report/signature-item';
import { catalogColumn } from './catalog-column.ts';
import { headline, inSerif, itemUuid, numberedPerRow, sections, starterDocument } from './compose-report.ts';
import { bold, doc, field, paragraph, value } from './compose-text.ts';
import { SAMPLE_CLIENT, SAMPLE_EMPLOYEES } from './sample-payroll.ts';
import type { StarterReport } from './starter-report.ts';

const LETTER = itemUuid(54, 11);
const strong = { type: 'bold' } as const;

const CLAUSES: readonly (readonly [title: string, text: string])[] = [
  [
    'Primera',
    'La persona guardará en secreto la información de la empresa que conozca por su trabajo: datos personales, nóminas, precios, clientes y procesos.',
  ],
  [
    'Segunda',
    'La persona usará esa información solo para su trabajo y no la copiará ni la entregará a terceros sin permiso por escrito de la empresa.',
  ],
  [
    'Tercera',
    'Al terminar la relación de trabajo, la persona devolverá los documentos y equipos que tenga. La obligación de guardar secreto continúa después.',
  ],
  ['Cuarta', 'Leído el convenio, ambas partes lo firman de conformidad, por duplicado, ante dos testigos.'],
];

const signer = (number: number, quien: RichText, puesto: string): Firma => ({
  id: `firma-${number}`,
  quien,
  puesto: doc(paragraph([puesto])),
});

/** Vertical: an agreement for each employee, signed by both parties and two witnesses. */
export const convenioConfidencialidad: StarterReport = {
  id: 'convenio-confidencialidad',
  nombre: 'Convenio de confidencialidad',
  descripcion: 'Un convenio por empleado, con las firmas de la empresa, de la persona y de dos testigos.',
  categoria: 'Personal',
  report: inSerif(
    numberedPerRow(
      starterDocument(
        'Convenio de confidencialidad',
        'vertical',
        sections(
          headline(54, 'Convenio de confidencialidad'),
          [{ ...newItem('linea', itemUuid(54, 10)), grosor: 1.5 }],
          [
            {
              ...newItem('texto_dinamico', LETTER),
              estilo_item: { font_size: 11 },
              selected_tables: ['employees', 'paysheets', 'clients'],
              selected_columns: [
                catalogColumn('employees.name'),
                catalogColumn('employees.curp'),
                catalogColumn('employees.position'),
                catalogColumn('clients.name'),
              ],
              order_columns: [{ column: 'employees.name', direction: 'asc' }],
              valor: doc(
                paragraph([field('date')], 'right'),
                paragraph(
                  [
                    'Convenio que celebran ',
                    value('clients.name', undefined, strong),
                    ', en adelante “la empresa”, y ',
                    value('employees.name', undefined, strong),
                    ', con CURP ',
                    value('employees.curp'),
                    ' y puesto de ',
                    value('employees.position'),
                    ', en adelante “la persona”, conforme a las cláusulas siguientes:',
                  ],
                  'justify',
                ),
                ...CLAUSES.map(([title, text]) => paragraph([bold(`${title}. `), text], 'justify')),
              ),
            },
          ],
          [
            {
              ...newItem('firma', itemUuid(54, 12)),
              firmas: [
                signer(1, doc(paragraph([value('clients.name')])), 'La empresa'),
                signer(2, doc(paragraph([value('employees.name')])), 'La persona'),
              ],
            },
          ],
          [
            {
              ...newItem('firma', itemUuid(54, 13)),
              firmas: [signer(3, doc(paragraph([])), 'Testigo'), signer(4, doc(paragraph([])), 'Testigo')],
            },
          ],
        ),
      ),
    ),
  ),
  rows: {
    [LETTER]: SAMPLE_EMPLOYEES.slice(0, 4).map((one) => ({
      'employees.name': one.name,
      'employees.curp': one.curp,
      'employees.position': one.position,
      'clients.name': SAMPLE_CLIENT,
    })),
  },
};
