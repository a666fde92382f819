import type { DraftConcept } from '@lienzo/schema/capture/incident-draft';
import type { PayrollPerson } from '@lienzo/schema/masters/master-endpoints';
import { describe, expect, it } from 'vitest';
import {
  conceptTexts,
  daysOf,
  daysWith,
  type IncidentSheet,
  incidentSheetRows,
  lockOf,
  positionOf,
  problemsOfRow,
  refusedPositions,
  sentRows,
  totalOf,
  withText,
  withTotal,
} from './incident-sheet';

const period = { initial_date: '2026-11-16', end_date: '2026-11-20' };
const concept = (concept_id: number, key: string, type_value: 'IM' | 'DI' | 'HR'): DraftConcept => ({
  ...{ concept_id, key, type_value },

  description: key,
});
const SHEET: IncidentSheet = {
  paysheet_id: 1,
  period,
  days: daysOf(period),
  concepts: [concept(12, 'P012', 'IM'), concept(20, 'D020C_DI', 'DI'), concept(21, 'D021C_DI', 'DI')],
  blocked: new Map([
    ['7 2026-11-17', 'disability'],
    ['7 2026-11-16', 'employment'],
  ]),
};
const [BONUS, ABSENCE, LEAVE] = [0, 1, 2];
const PERSON: PayrollPerson = {
  ...{ id: 7, human_id: 'A7', name: 'Ana', paysheet_id: 1, centro_de_costos: '' },
  employments: [{ hire_date: '2026-11-17', initial_date: '2026-11-17', termination_date: null }],
  ...{ hire_date: '2026-11-17', termination_date: null, estado_civil: '', rfc: '', curp: '', ssn: '' },
  ...{ birth_date: '', nacionalidad: '', email: '', telefono: '', gender: '' },
};
const stored = (concept_id: number, capture_date: string, amount: string) => ({
  ...{ employee_id: 7, concept_id, capture_date, amount },
});
const rowOf = (...records: ReturnType<typeof stored>[]) => {
  const [row] = incidentSheetRows(SHEET, [PERSON], records, new Map([[7, 3]]));
  if (row === undefined) throw new Error('no row');
  return row;
};

describe('the grid of incidents', () => {
  it('shows amounts with cents, days without, and sends what it was given', () => {
    const row = rowOf(stored(12, '2026-11-18', '100.00'), stored(20, '2026-11-19', '1.00'));
    expect(conceptTexts(SHEET, row, BONUS)).toEqual(['', '', '100.00', '', '']);
    expect(conceptTexts(SHEET, row, ABSENCE)).toEqual(['', '', '', '1', '']);
    expect(row.version).toBe(3);
    expect(sentRows(SHEET, row)).toEqual([
      expect.objectContaining({ id_concepto: 12, fecha: '2026-11-18', incidencia: '100.00' }),
      expect.objectContaining({ id_concepto: 20, fecha: '2026-11-19', incidencia: '1' }),
    ]);
  });

  it('knows the cells of what the server refused', () => {
    const row = rowOf(stored(12, '2026-11-18', '100.00'), stored(20, '2026-11-19', '1.00'));
    const match = refusedPositions(SHEET, [rowOf(), row], [{ at: 1, message: 'no' }]);
    expect([...match]).toEqual([[row, new Map([[positionOf(SHEET, ABSENCE, 3), 'no']])]]);
  });

  it('locks days of disability for days, and days without employment for everything', () => {
    const row = rowOf();
    expect(lockOf(SHEET, row, ABSENCE, 1)).toBe('disability');
    expect(lockOf(SHEET, row, BONUS, 1)).toBeNull();
    expect(lockOf(SHEET, row, BONUS, 0)).toBe('employment');
  });

  it('tells by cell what the rules of the server find', () => {
    let row = withText(SHEET, rowOf(), { concept: ABSENCE, day: 2, text: 'x' });
    row = withText(SHEET, row, { concept: LEAVE, day: 2, text: '1' });
    row = withText(SHEET, row, { concept: ABSENCE, day: 3, text: '2' });
    row = withText(SHEET, row, { concept: BONUS, day: 3, text: 'cien' });
    const problems = problemsOfRow(SHEET, row);
    expect([...problems.keys()].toSorted((one, other) => one - other)).toEqual([
      positionOf(SHEET, BONUS, 3),
      positionOf(SHEET, ABSENCE, 2),
      positionOf(SHEET, ABSENCE, 3),
      positionOf(SHEET, LEAVE, 2),
    ]);
    expect(problems.get(positionOf(SHEET, LEAVE, 2))).toContain('ya tiene una incidencia de día');
    expect(problems.get(positionOf(SHEET, ABSENCE, 2))).toContain('Choca con “D021C_DI” del 18/11/2026');
  });

  it('splits a total over the days that have a part, to the cent', () => {
    const row = rowOf(
      stored(12, '2026-11-17', '1'),
      stored(12, '2026-11-18', '1'),
      stored(12, '2026-11-19', '1'),
    );
    const next = withTotal(SHEET, row, BONUS, '$1,000.00');
    expect(conceptTexts(SHEET, next, BONUS)).toEqual(['', '333.34', '333.33', '333.33', '']);
    expect(totalOf(SHEET, next, BONUS)).toBe('1000.00');
    expect(conceptTexts(SHEET, withTotal(SHEET, next, BONUS, ''), BONUS).join('')).toBe('');
  });

  it('puts a first total on the last day, and what is no amount where it is told', () => {
    expect(conceptTexts(SHEET, withTotal(SHEET, rowOf(), BONUS, '50'), BONUS)).toEqual([
      '',
      '',
      '',
      '',
      '50.00',
    ]);
    const odd = withTotal(SHEET, rowOf(), BONUS, 'cien');
    expect(totalOf(SHEET, odd, BONUS)).toBe('cien');
    expect(problemsOfRow(SHEET, odd).size).toBe(1);
  });

  it('takes so many days as a total says, from the last free one, or those that it names', () => {
    const row = withText(SHEET, rowOf(), { concept: ABSENCE, day: 4, text: '1' });
    // The 16th is before the hire, the 17th a disability, the 20th an absence.
    expect(conceptTexts(SHEET, withTotal(SHEET, row, LEAVE, '2'), LEAVE)).toEqual(['', '', '1', '1', '']);
    const named = withTotal(SHEET, row, LEAVE, '18-19');
    expect(daysWith(SHEET, named, LEAVE)).toEqual(['2026-11-18', '2026-11-19']);
    expect(daysWith(SHEET, withTotal(SHEET, named, LEAVE, '1'), LEAVE)).toEqual(['2026-11-18']);
    expect(daysWith(SHEET, withTotal(SHEET, named, LEAVE, ''), LEAVE)).toEqual([]);
    for (const text of ['3', 'muchos', '17-30', '18,19']) {
      const odd = withTotal(SHEET, row, LEAVE, text);
      expect(totalOf(SHEET, odd, LEAVE)).toBe(text);
      expect(problemsOfRow(SHEET, odd).size).toBeGreaterThan(0);
    }
    // A named day that is taken is told.
    expect(problemsOfRow(SHEET, withTotal(SHEET, row, LEAVE, '17 y 18')).size).toBe(1);
  });

  it('splits a total of hours over its days, or places it on the last free one', () => {
    const sheet = { ...SHEET, concepts: [...SHEET.concepts, concept(22, 'D022C_HR', 'HR')] };
    const [empty] = incidentSheetRows(sheet, [PERSON], [], new Map());
    if (empty === undefined) throw new Error('no row');
    const first = withTotal(sheet, empty, 3, '2:30');
    expect(conceptTexts(sheet, first, 3)).toEqual(['', '', '', '', '2:30']);
    const hours = withTotal(sheet, empty, 3, '2.5');
    expect(conceptTexts(sheet, hours, 3)).toEqual(['', '', '', '', '2.5']);
    const two = withText(sheet, hours, { concept: 3, day: 3, text: '1' });
    expect(conceptTexts(sheet, withTotal(sheet, two, 3, '9'), 3)).toEqual(['', '', '', '4.5', '4.5']);
    expect(problemsOfRow(sheet, withTotal(sheet, empty, 3, '30')).size).toBe(1);
  });
});
