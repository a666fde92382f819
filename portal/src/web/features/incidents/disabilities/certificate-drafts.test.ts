import { describe, expect, test } from 'vitest';
import {
  type CertificateDraft,
  changeDraft,
  clashOf,
  lastDayOf,
  newDraft,
  problemsOf,
  refusedCertificates,
  rowsOf,
} from './certificate-drafts';

const COMPLETE: CertificateDraft = {
  ...newDraft(316),
  tipo_incapacidad: 'I',
  tipo_control: 1,
  fecha_incapacidad: '2026-11-29',
  dias: '3',
  folio: 'OL345678',
  stored: { id: 'f', name: 'certificado.pdf' },
};

describe('a certificate', () => {
  test('needs everything, and a subsequent one its initial', () => {
    expect(problemsOf(COMPLETE)).toEqual({});
    expect(Object.keys(problemsOf(newDraft(318))).toSorted()).toEqual(
      [
        'archivo',
        'dias_incapacidad',
        'fecha_incapacidad',
        'folio',
        'tipo_control',
        'tipo_incapacidad',
        'tipo_riesgo',
      ].toSorted(),
    );
    const subsequent = { ...COMPLETE, tipo_incapacidad: 'C' as const, tipo_control: 3 };
    expect(problemsOf(subsequent)).toEqual({ folio_inicial: 'required' });
    expect(problemsOf({ ...COMPLETE, dias: '0' })).toEqual({ dias_incapacidad: 'minimum' });
    expect(problemsOf({ ...COMPLETE, dias: '2', fecha_incapacidad: null })).toMatchObject({
      dias_incapacidad: 'date_first',
    });
    expect(problemsOf({ ...COMPLETE, folio: 'ol345678' })).toEqual({ folio: 'format' });
  });

  test('another type takes the control away, another risk the sequel', () => {
    expect(changeDraft(COMPLETE, { tipo_incapacidad: 'C' }).tipo_control).toBeNull();
    const risk = { ...COMPLETE, incapacidad: 318 as const, tipo_riesgo: 1, tipo_secuela: 2 };
    expect(changeDraft(risk, { tipo_riesgo: 2 }).tipo_secuela).toBeNull();
  });

  test('sends a row for each day, across the end of a month', () => {
    const rows = rowsOf([COMPLETE], { id: 7, name: 'Ana' }, new Map([[COMPLETE.key, 'nuevo']]));
    expect(rows.map((row) => [row.fecha_incapacidad, row.dias_incapacidad, row.archivo_id])).toEqual([
      ['2026-11-29', 1, 'nuevo'],
      ['2026-11-30', 1, 'nuevo'],
      ['2026-12-01', 1, 'nuevo'],
    ]);
    expect(lastDayOf(COMPLETE)).toBe('2026-12-01');
    expect(rowsOf([{ ...COMPLETE, isElsewhere: true }], { id: 7, name: 'Ana' }, new Map())).toEqual([]);
  });
});

test('repeated folios and days that meet are found', () => {
  const other = { ...COMPLETE, key: 'other', folio: 'OL345679', fecha_incapacidad: '2026-12-01' };
  expect(clashOf([COMPLETE, other])).toBe('overlap');
  expect(clashOf([COMPLETE, { ...other, fecha_incapacidad: '2026-12-02' }])).toBeNull();
  expect(clashOf([COMPLETE, { ...other, folio: COMPLETE.folio, fecha_incapacidad: '2026-12-02' }])).toBe(
    'repeated',
  );
});

test('what the server refused stands at the certificate of the row that it names', () => {
  const second = { ...COMPLETE, key: 'second', folio: 'AB000001', fecha_incapacidad: '2026-12-05' };
  const elsewhere = { ...COMPLETE, key: 'elsewhere', isElsewhere: true };
  // Three days of the first are the rows 0 to 2.
  const refused = [
    { at: 3, field: 'folio', message: 'taken' },
    { at: 4, field: 'folio', message: 'taken again' },
    { at: 3, field: 'archivo_id', message: 'no picture' },
    { at: 3, field: 'id', message: 'of no field' },
    { at: 99, field: 'folio', message: 'of no row' },
  ];
  const match = refusedCertificates([elsewhere, COMPLETE, second], { id: 7, name: 'Ana' }, refused);
  expect(match).toEqual(new Map([[second, { folio: 'taken', archivo: 'no picture' }]]));
});
