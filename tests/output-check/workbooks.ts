import { BULK_KINDS, DISABILITY_KEYS } from '@lienzo/schema/bulk/bulk-line';
import { type CaptureLayout, captureLayout, codeText } from '@lienzo/templates/layouts/capture-layout';
import type { LayoutBook } from '@lienzo/templates/layouts/layout-book';
import { conceptLayout, type MasterValues, masterLayout } from '@lienzo/templates/layouts/master-layout';
import {
  type ClientSheetId,
  MASTER_SHEETS,
  type MasterSheetId,
} from '@lienzo/templates/layouts/master-sheets';
import { overtimeBook } from '@lienzo/templates/layouts/overtime-book';

const PEOPLE = Array.from({ length: 40 }, (_, index) => ({
  number: `${index + 1}`,
  name: `Ñandú & <Persona> "${index + 1}"`,
}));

const LAYOUT: CaptureLayout = {
  paysheet: { id: 1, id_humansite: 'Q01', paysheet: 'Quincenal & <confianza>' },
  period: { id: 7, mes: 'Noviembre', calendar: 2026, initial_date: '2026-11-01', end_date: '2026-11-15' },
  people: PEOPLE,
  concepts: [
    { key: 'P010', description: 'Bono & premio', type_value: 'IM' },
    { key: 'D020', description: 'Falta', type_value: 'DI' },
    { key: 'P023C_HR', description: 'Horas', type_value: 'HR' },
  ],
};

const FILLED = {
  I: { P010: { FECHA: '2026-11-03', CANTIDAD: '1250.50' }, D020: { FECHA: '2026-11-04', CANTIDAD: '2' } },
  E: { '2026-11-03': { HORAS: '2.5' } },
  IN: Object.fromEntries(
    Object.keys(DISABILITY_KEYS).map((key) => [
      key,
      {
        'FECHA INICIAL': '2026-11-03',
        DIAS: '7',
        FOLIO: 'AB123',
        'TIPO INCAPACIDAD': codeText('types', '1'),
      },
    ]),
  ),
};

/** The workbooks that the portal writes for people to fill in, and of what they captured, by name. */
export const WORKBOOKS: Readonly<Record<string, LayoutBook>> = {
  ...Object.fromEntries(
    BULK_KINDS.flatMap((kind) => [
      [`layout-${kind}`, captureLayout(kind, LAYOUT)],
      [`layout-${kind}-nobody`, captureLayout(kind, { ...LAYOUT, people: [], concepts: [] })],
      [
        `captured-${kind}`,
        captureLayout(
          kind,
          LAYOUT,
          PEOPLE.map((one) => ({ ...one, values: FILLED[kind] })),
        ),
      ],
    ]),
  ),
  overtime: overtimeBook(
    { ...LAYOUT, client: 'Cliente & <hijos>' },
    PEOPLE.map(({ name }, id) => ({
      ...{ id, human_id: id % 2 === 0 ? `${id}` : null, name },
      ...{ blocks: ['9', '4.5', '0', '0'], doubles: '13.5', triples: '3' },
      days: [{ date: '2026-11-03', hours: '2.5' }],
    })),
  ),
  masters: masterLayout({ id: 'c1', name: 'Cliente & <hijos>' }, masters(3), ['Ordinario', 'Aguinaldo']),
  concepts: conceptLayout(valuesOf('concepts', 3)),
  'masters-empty': masterLayout({ id: 'c1', name: 'Cliente' }, masters(0), []),
};

function masters(rows: number): Record<ClientSheetId, MasterValues[]> {
  const sheetValues = (id: ClientSheetId): MasterValues[] => valuesOf(id, rows);
  return {
    paysheets: sheetValues('paysheets'),
    periods: sheetValues('periods'),
    companies: sheetValues('companies'),
    registers: sheetValues('registers'),
    costCenters: sheetValues('costCenters'),
    employees: sheetValues('employees'),
    salaries: sheetValues('salaries'),
    credits: sheetValues('credits'),
  };
}

function valuesOf(id: MasterSheetId, rows: number): MasterValues[] {
  return Array.from({ length: rows }, () =>
    Object.fromEntries(
      MASTER_SHEETS[id].fields.map(({ name, format, codes }) => [
        name,
        Object.keys(codes ?? {})[0] ??
          { text: 'Uno', day: '2026-11-03', amount: '10.50', days: '3', hours: '2' }[format],
      ]),
    ),
  );
}
