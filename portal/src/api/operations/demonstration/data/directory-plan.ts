/** The contents of the demonstration's directories: folders, files, their authors and times. */
import { addDays, dateOf, monthOf, yearOf } from '@lienzo/schema/payroll/plain-date';
import { DOCX_MEDIA_TYPE, docxDocument } from './documents/docx-document.ts';
import { pdfDocument } from './documents/pdf-document.ts';
import { XLSX_MEDIA_TYPE, xlsxDocument } from './documents/xlsx-document.ts';
import { type DemoEmployee, demoEmployee } from './employees.ts';
import { LOGO_SIZE, logoPng } from './logo.ts';
import type { DemoClient, DemoOrganization } from './organizations.ts';

/** The author: the bureau's Admin, the client's Ejecutivo (the Admin where there is none), or the client user. */
export type Actor = 'admin' | 'ejecutivo' | 'client';

export type PlannedFile = {
  name: string;
  mediaType: string;
  content: () => Promise<Buffer> | Buffer;
  by: Actor;
  daysAgo: number;
  /** Earlier versions. */
  earlier?: { content: () => Promise<Buffer> | Buffer; by: Actor; daysAgo: number };
  /** The former name. */
  renamed?: { from: string; by: Actor; daysAgo: number };
  /** In the bin. */
  deleted?: { by: Actor; daysAgo: number };
};

export type PlannedFolder = {
  name: string;
  by: Actor;
  daysAgo: number;
  folders?: PlannedFolder[];
  files?: PlannedFile[];
  /** In the bin, with its contents. */
  deleted?: { by: Actor; daysAgo: number };
};

const MONTHS = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Agosto',
  'Septiembre',
  'Octubre',
  'Noviembre',
  'Diciembre',
];
/** "Octubre". */
const monthName = (day: string): string => MONTHS[monthOf(day) - 1] ?? '';
const money = (amount: number): string =>
  amount.toLocaleString('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The bureau's own folder, of no client. */
export function bureauPlan(organization: DemoOrganization): PlannedFolder[] {
  return [
    {
      name: 'Plantillas',
      by: 'admin',
      daysAgo: 300,
      files: [
        {
          name: 'Layout de incidencias.xlsx',
          mediaType: XLSX_MEDIA_TYPE,
          content: () =>
            xlsxDocument(
              'Incidencias',
              [['Clave', 'Empleado', 'Concepto', 'Fecha', 'Cantidad']],
              [12, 36, 18, 14, 12],
            ),
          by: 'admin',
          daysAgo: 300,
        },
        {
          name: 'Guía de captura de incidencias.docx',
          mediaType: DOCX_MEDIA_TYPE,
          content: () =>
            docxDocument('Guía de captura de incidencias', [
              'Captura cada incidencia con la clave del empleado y el concepto de nómina.',
              'Las incapacidades llevan el folio del certificado del IMSS y los días que ampara.',
              'La captura cierra tres días hábiles antes de la fecha de pago del periodo.',
              `${organization.name}`,
            ]),
          by: 'ejecutivo',
          daysAgo: 120,
          earlier: {
            content: () =>
              docxDocument('Guía de captura', ['Captura cada incidencia con la clave del empleado.']),
            by: 'admin',
            daysAgo: 290,
          },
        },
        {
          name: `Logotipo ${LOGO_SIZE} px.png`,
          mediaType: 'image/png',
          content: () => logoPng(organization.logo),
          by: 'admin',
          daysAgo: 280,
          renamed: { from: 'logo-final-2.png', by: 'admin', daysAgo: 279 },
        },
      ],
    },
  ];
}

/** A client's folders. @param paysheetNumber index of the client's first payroll among all. */
export function clientPlan(client: DemoClient, paysheetNumber: number, today: string): PlannedFolder[] {
  const people = peopleOf(client, paysheetNumber, today);
  const thisMonth = today;
  const lastMonth = addDays(`${today.slice(0, 7)}-01`, -1);
  const year = yearOf(today);
  return [
    {
      name: `Nómina ${year}`,
      by: 'admin',
      daysAgo: 200,
      folders: [lastMonth, thisMonth].map((day) => payrollMonth(client, people, day, today)),
      files: [summaryOfYear(client, people, year)],
    },
    { name: 'IMSS', by: 'ejecutivo', daysAgo: 190, files: imssFiles(client, people, lastMonth) },
    { name: 'Contratos', by: 'admin', daysAgo: 400, files: contracts(client) },
    { name: 'Recibos', by: 'ejecutivo', daysAgo: 60, files: receipts(client, people, lastMonth) },
    {
      name: `Copia de Nómina ${year}`,
      by: 'admin',
      daysAgo: 40,
      files: [copyOf(summaryOfYear(client, people, year), 39)],
      deleted: { by: 'admin', daysAgo: 2 },
    },
  ];
}

/** The first employees of the client's first payroll: the same as in its reports. */
function peopleOf(client: DemoClient, paysheetNumber: number, today: string): DemoEmployee[] {
  const [paysheet] = client.paysheets;
  if (paysheet === undefined) return [];
  return Array.from({ length: 12 }, (_, at) => demoEmployee({ client, paysheet, paysheetNumber, today }, at));
}

function payrollMonth(client: DemoClient, people: DemoEmployee[], day: string, today: string): PlannedFolder {
  const isCurrent = day === today;
  const age = isCurrent ? Math.max(1, dateOf(today) - 2) : dateOf(today) + 12;
  const month = monthName(day);
  const rows = people.map(({ human_id, name, daily_salary }) => [human_id, name, Number(daily_salary) * 15]);
  return {
    name: `${String(monthOf(day)).padStart(2, '0')} ${month}`,
    by: 'ejecutivo',
    daysAgo: age,
    files: [
      {
        name: `Prenómina ${month.toLowerCase()}.xlsx`,
        mediaType: XLSX_MEDIA_TYPE,
        content: () =>
          xlsxDocument('Prenómina', [['Clave', 'Nombre', 'Sueldo quincenal'], ...rows], [10, 40, 18]),
        by: 'ejecutivo',
        daysAgo: Math.max(0, age - 3),
        earlier: {
          content: () =>
            xlsxDocument('Prenómina', [['Clave', 'Nombre'], ...rows.map((row) => row.slice(0, 2))], [10, 40]),
          by: 'ejecutivo',
          daysAgo: Math.max(0, age - 1),
        },
      },
      {
        name: `Incidencias ${month.toLowerCase()}.txt`,
        mediaType: 'text/plain',
        content: () => textFile(client, [`Incidencias de ${month.toLowerCase()}`, ...incidentLines(people)]),
        by: 'client',
        daysAgo: Math.max(0, age - 2),
      },
      ...(isCurrent ? [] : [authorization(client, month, age - 4)]),
    ],
  };
}

const incidentLines = (people: DemoEmployee[]): string[] =>
  people.slice(0, 5).map(({ human_id, name }, at) => `${human_id}  ${name}: ${at + 1} h extra`);

const textFile = (client: DemoClient, lines: string[]): Buffer =>
  Buffer.from(`${[client.name, ...lines].join('\r\n')}\r\n`, 'utf8');

function authorization(client: DemoClient, month: string, daysAgo: number): PlannedFile {
  const title = `Autorización de nómina de ${month.toLowerCase()}`;
  return {
    name: `Autorización de nómina ${month.toLowerCase()}.pdf`,
    mediaType: 'application/pdf',
    content: () =>
      pdfDocument(title, [
        { text: title, bold: true, size: 16 },
        { text: '' },
        { text: client.name },
        { text: `Autorizo la nómina de ${month.toLowerCase()} tal como se presentó en la prenómina.` },
        { text: '' },
        { text: client.representante_legal },
      ]),
    by: 'client',
    daysAgo,
  };
}

function summaryOfYear(client: DemoClient, people: DemoEmployee[], year: number): PlannedFile {
  return {
    name: `Acumulado ${year}.xlsx`,
    mediaType: XLSX_MEDIA_TYPE,
    content: () =>
      xlsxDocument(
        'Acumulado',
        [
          ['Clave', 'Nombre', 'RFC', 'Percepciones'],
          ...people.map(({ human_id, name, rfc, daily_salary }) => [
            human_id,
            name,
            rfc,
            Number(daily_salary) * 300,
          ]),
        ],
        [10, 40, 18, 18],
      ),
    by: 'ejecutivo',
    daysAgo: 9,
    renamed: { from: `Acumulado ${client.folder}.xlsx`, by: 'ejecutivo', daysAgo: 8 },
  };
}

/** A copy of the file with a single version. */
const copyOf = ({ name, mediaType, content, by }: PlannedFile, daysAgo: number): PlannedFile => ({
  name,
  mediaType,
  content,
  by,
  daysAgo,
});

function imssFiles(client: DemoClient, people: DemoEmployee[], lastMonth: string): PlannedFile[] {
  const month = lastMonth.slice(0, 7);
  const [register] = client.registers;
  return [
    {
      name: `Cédula de determinación ${month}.pdf`,
      mediaType: 'application/pdf',
      content: () =>
        pdfDocument(`Cédula de determinación de cuotas ${month}`, [
          { text: `Cédula de determinación de cuotas ${month}`, bold: true, size: 16 },
          { text: `${client.name}, registro patronal ${register?.register ?? ''}` },
          { text: '' },
          ...people.map(({ ssn, name, sbc }) => ({ text: `${ssn}   ${name}   SBC ${money(Number(sbc))}` })),
        ]),
      by: 'ejecutivo',
      daysAgo: 12,
    },
    {
      name: `Movimientos afiliatorios ${month}.txt`,
      mediaType: 'text/plain',
      content: () =>
        textFile(
          client,
          people
            .slice(0, 4)
            .map(({ ssn, name, hire_date }) => `${register?.register ?? ''} ${ssn} 08 ${hire_date} ${name}`),
        ),
      by: 'ejecutivo',
      daysAgo: 11,
    },
    {
      name: 'SUA respaldo anterior.txt',
      mediaType: 'text/plain',
      content: () => textFile(client, ['Respaldo del SUA sustituido por el del mes siguiente.']),
      by: 'ejecutivo',
      daysAgo: 70,
      deleted: { by: 'admin', daysAgo: 6 },
    },
  ];
}

function contracts(client: DemoClient): PlannedFile[] {
  return [
    {
      name: 'Contrato de prestación de servicios.docx',
      mediaType: DOCX_MEDIA_TYPE,
      content: () =>
        docxDocument('Contrato de prestación de servicios', [
          `Que celebran por una parte ${client.name}, representada por ${client.representante_legal}, y por la otra el despacho.`,
          'Primera. El despacho calcula la nómina del cliente y presenta sus movimientos ante el IMSS.',
          'Segunda. El cliente entrega sus incidencias antes del cierre de cada periodo.',
          `Domicilio del cliente: ${client.domicilio}.`,
        ]),
      by: 'admin',
      daysAgo: 400,
    },
    {
      name: 'Constancia de situación fiscal.pdf',
      mediaType: 'application/pdf',
      content: () =>
        pdfDocument('Constancia de situación fiscal', [
          { text: 'Constancia de situación fiscal', bold: true, size: 16 },
          { text: '' },
          { text: `RFC: ${client.rfc}` },
          { text: `Denominación: ${client.name}` },
          { text: `Domicilio: ${client.domicilio}` },
        ]),
      by: 'client',
      daysAgo: 35,
    },
  ];
}

function receipts(client: DemoClient, people: DemoEmployee[], lastMonth: string): PlannedFile[] {
  const month = monthName(lastMonth).toLowerCase();
  return people.slice(0, 6).map(({ name, rfc, curp, position, daily_salary }, at) => ({
    name: `Recibo ${at * 2 + 1} ${name}.pdf`,
    mediaType: 'application/pdf',
    content: () =>
      pdfDocument(`Recibo de nómina de ${name}`, [
        { text: 'Recibo de nómina', bold: true, size: 16 },
        { text: client.name },
        { text: '' },
        { text: `Trabajador: ${name}` },
        { text: `Puesto: ${position}` },
        { text: `RFC: ${rfc}   CURP: ${curp}` },
        { text: `Periodo: segunda quincena de ${month}` },
        { text: '' },
        { text: `Sueldo: $${money(Number(daily_salary) * 15)}`, bold: true },
      ]),
    by: 'ejecutivo' as const,
    daysAgo: at % 3,
  }));
}
