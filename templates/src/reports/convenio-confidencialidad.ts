import { newItem } from '@lienzo/schema/report/new-item';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { RichText } from '@lienzo/schema/report/rich-text';
import type { Firma } from '@lienzo/schema/report/signature-item';
import { catalogColumn } from './catalog-column.ts';
import { headline, itemUuid, sections } from './compose-report.ts';
import { bold, doc, field, paragraph, value } from './compose-text.ts';
import { letterDocument, letterRows, letterText } from './employee-letter.ts';
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
  report: withZones(
    letterDocument(
      'Convenio de confidencialidad',
      sections(
        headline(54, 'Convenio de confidencialidad'),
        [{ ...newItem('linea', itemUuid(54, 10)), grosor: 1.5 }],
        [
          letterText(LETTER, {
            columns: [catalogColumn('employees.curp'), catalogColumn('employees.position')],
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
          }),
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
  rows: {
    [LETTER]: letterRows(4, ({ curp, position }) => ({
      'employees.curp': curp,
      'employees.position': position,
    })),
  },
};

/** What it is, which page of how many, and that a copy stays with each party. */
function withZones(report: ReportDocument): ReportDocument {
  return {
    ...report,
    page: {
      ...report.page,
      footer: doc(paragraph(['Convenio de confidencialidad'])),
      footer_zonas: {
        centro: doc(paragraph(['Hoja ', field('page'), ' de ', field('pages')], 'center')),
        derecha: doc(paragraph(['Por duplicado'], 'right')),
      },
    },
  };
}
