import type { ReportItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import type { Layout, ReportDocument } from '@lienzo/schema/report/report';
import { catalogColumn } from './catalog-column.ts';
import { INK, itemUuid, sections } from './compose-report.ts';
import { bold, doc, field, lineBreak, paragraph, quiet, value } from './compose-text.ts';
import { letterDocument, letterRows, letterText } from './employee-letter.ts';
import { decimalText } from './sample-payroll.ts';
import { starterLogo } from './starter-logo.ts';
import type { StarterReport } from './starter-report.ts';

const LETTER = itemUuid(9, 11);
const SENIORITY = 'adicional-antiguedad';
const strong = { type: 'bold' } as const;

/** Vertical, on letterhead and with a watermark: one letter per employee that says since when and for what wage the person works here. */
export const constanciaLaboral: StarterReport = {
  id: 'constancia-laboral',
  nombre: 'Constancia laboral',
  descripcion: 'Una carta por empleado con su puesto, antigüedad y salario, lista para firmar.',
  categoria: 'Personal',
  report: withWatermark(
    letterDocument(
      'Constancia laboral',
      withRoom(
        letterhead(),
        [{ ...newItem('linea', itemUuid(9, 3)), grosor: 1.5, color: INK }],
        [
          {
            ...newItem('titulo', itemUuid(9, 4)),
            estilo_item: { color: INK, align: 'center' },
            nivel: 2,
            valor: doc(paragraph(['Constancia laboral'])),
          },
        ],
        [
          letterText(LETTER, {
            columns: [
              catalogColumn('employees.rfc'),
              catalogColumn('employees.ssn'),
              catalogColumn('employees.position'),
              catalogColumn('employees.hire_date', { formato: 'fecha_larga' }),
              catalogColumn('employees.daily_salary', { formato: 'moneda' }),
              { column: SENIORITY, data_type: 'integer', readable_name: 'Años de servicio' },
            ],
            additional: [
              {
                id: SENIORITY,
                nombre: 'Años de servicio',
                tipo: 'fecha',
                operator: 'restar',
                selected_columns: ['employees.hire_date'],
                valor: 'hoy',
                resultado: 'años',
              },
            ],
            valor: doc(
              paragraph([field('date')], 'right'),
              paragraph([]),
              paragraph([bold('A quien corresponda:')]),
              paragraph([]),
              paragraph(
                [
                  'Por medio de la presente, ',
                  value('clients.name', undefined, strong),
                  ' hace constar que ',
                  value('employees.name', undefined, strong),
                  ', con RFC ',
                  value('employees.rfc'),
                  ' y número de seguridad social ',
                  value('employees.ssn'),
                  ', labora en esta empresa desde el ',
                  value('employees.hire_date'),
                  ' (años de servicio cumplidos: ',
                  value(SENIORITY),
                  ') y ocupa actualmente el puesto de ',
                  value('employees.position', undefined, strong),
                  ', con un salario diario de ',
                  value('employees.daily_salary', undefined, strong),
                  '.',
                ],
                'justify',
              ),
              paragraph([]),
              paragraph(
                [
                  'Se extiende la presente a petición de la persona interesada, para los fines que a su derecho convengan.',
                ],
                'justify',
              ),
            ),
          }),
        ],
        [
          {
            ...newItem('firma', itemUuid(9, 12)),
            espacio: 72,
            firmas: [
              {
                id: 'firma-1',
                quien: doc(paragraph(['Recursos Humanos'])),
                puesto: doc(paragraph(['Nombre, firma y sello'])),
              },
            ],
          },
        ],
      ),
    ),
  ),
  rows: {
    [LETTER]: letterRows(6, (one) => ({
      'employees.rfc': one.rfc,
      'employees.ssn': one.ssn,
      'employees.position': one.position,
      'employees.hire_date': one.hire_date,
      'employees.daily_salary': decimalText(one.daily_salary),
    })),
  },
};

/** Sections with room around the name of the letter, below the letterhead. */
function withRoom(...rows: ReportItem[][]): Layout[] {
  return sections(...rows).map((section) =>
    section.items.every((item) => item.nombre === 'titulo')
      ? { ...section, espacio_antes: 24, espacio_despues: 12 }
      : section,
  );
}

/** The logo of the bureau at the left, the employer at the right. */
function letterhead(): ReportItem[] {
  return [
    {
      ...newItem('imagen', itemUuid(9, 2)),
      tamaño: 25,
      estilo_item: { align: 'left' },
      valor: starterLogo,
      image_name: 'lienzo.png',
      alt: 'Lienzo',
      height: 34,
    },
    {
      ...newItem('texto', itemUuid(9, 1)),
      tamaño: 75,
      estilo_item: { align: 'right', color: INK },
      valor: doc(
        paragraph([
          value('clients.name', undefined, strong, { type: 'textStyle', attrs: { fontSize: 13 } }),
          lineBreak,
          quiet('Administración de personal'),
        ]),
      ),
    },
  ];
}

function withWatermark(report: ReportDocument): ReportDocument {
  const marca_agua = { texto: 'CONSTANCIA LABORAL', angulo: 45, opacidad: 6, color: INK };
  return { ...report, page: { ...report.page, marca_agua } };
}
