/** Cards, grid, bulk load and server take the same incidents, and find the same problems in them. */

import type { BulkContext } from '@lienzo/schema/bulk/bulk-line';
import { checkBulkLines } from '@lienzo/schema/bulk/check-bulk-lines';
import { checkIncidentRows } from '@lienzo/schema/capture/check-incident-rows';
import {
  type DraftConcept,
  type IncidentDraftRow,
  incidentDraftContext,
} from '@lienzo/schema/capture/incident-draft';
import type { PayrollPerson } from '@lienzo/schema/masters/master-endpoints';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysOf,
  type IncidentSheet,
  incidentSheetRows,
  positionOf,
  problemsOfRow,
  sentRows,
  withText,
} from './grid/incident-sheet';
import { changeCard, newCard, problemsOfCards, rowsOfCards } from './incidents/incident-cards';

const PERIOD = { initial_date: '2026-11-16', end_date: '2026-11-21' };
const DAYS = daysOf(PERIOD);
const CONCEPTS: DraftConcept[] = [
  { concept_id: 12, key: 'P012', description: 'Bono', type_value: 'IM' },
  { concept_id: 20, key: 'D020C_DI', description: 'Falta', type_value: 'DI' },
  { concept_id: 22, key: 'D022C_HR', description: 'Retardo', type_value: 'HR' },
  { concept_id: 23, key: 'D023C_HR', description: 'Permiso', type_value: 'HR' },
  { concept_id: 33, key: 'P003C_DI', description: 'Vacaciones', type_value: 'DI' },
];
const ANA: PayrollPerson = {
  ...{ id: 7, human_id: 'A7', name: 'Ana', paysheet_id: 1, centro_de_costos: '' },
  employments: [{ hire_date: '2026-11-17', initial_date: '2026-11-17', termination_date: null }],
  ...{ hire_date: '2026-11-17', termination_date: null, estado_civil: '', rfc: '', curp: '', ssn: '' },
  ...{ birth_date: '', nacionalidad: '', email: '', telefono: '', gender: '' },
};
const DISABLED = '2026-11-20';
const OF_ANOTHER_PERIOD = '2026-11-21';
const blocked = (_employee: number, day: string) =>
  (({ '2026-11-16': 'employment', [DISABLED]: 'disability', [OF_ANOTHER_PERIOD]: 'incident' }) as const)[day];

const SHEET: IncidentSheet = {
  ...{ paysheet_id: 1, period: PERIOD, days: DAYS, concepts: CONCEPTS },
  blocked: new Map(
    DAYS.flatMap((day) => {
      const by = blocked(ANA.id, day);
      return by === undefined ? [] : [[`${ANA.id} ${day}`, by] as const];
    }),
  ),
};
const CONTEXT = incidentDraftContext({ paysheet_id: 1, period: PERIOD, concepts: CONCEPTS, blocked });
const BULK: BulkContext = {
  ...{ paysheet_id: 1, period_id: 1, ...PERIOD, captured: 0, stored: [] },
  employees: [{ ...ANA, version: 0 }],
  concepts: CONCEPTS.map(({ concept_id, ...one }) => ({ id: concept_id, ...one })),
  taken: [
    { employee_id: 7, date: DISABLED, by: 'disability' },
    { employee_id: 7, date: OF_ANOTHER_PERIOD, by: 'incident' },
  ],
  ...{ certificates: [], initials: [], foreign_folios: [] },
};

/** Whether a save takes the rows. */
const serverTakes = (rows: readonly IncidentDraftRow[]): boolean => wrongRows(rows).length === 0;

/** Concept and date of what the server refuses. */
const wrongRows = (rows: readonly IncidentDraftRow[]): string[] => {
  const matches = checkIncidentRows(
    rows.map((row) => ({ ...row, id_empleado: ANA.id })),
    { ...CONTEXT, employees: new Map([[ANA.id, ANA]]) },
  );
  return [...new Set(matches.map(({ field }) => keyOf(rows[Number(field.split('.')[1])])))].toSorted();
};
const keyOf = (row: IncidentDraftRow | undefined): string => `${row?.id_concepto} ${row?.fecha}`;

const aQuantity = (concept: DraftConcept): fc.Arbitrary<string> =>
  concept.type_value === 'DI'
    ? fc.constantFrom('1', '1', '1', '2', 'x2')
    : fc.constantFrom('1', '8', '12.5', '23.99', '100', '1.005', 'cien', '99999999.99', '999999999');

const rowsArbitrary: fc.Arbitrary<IncidentDraftRow[]> = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom(...CONCEPTS), fc.constantFrom(...DAYS))
    .chain(([concept, fecha]) =>
      aQuantity(concept).map((incidencia) => ({ id_concepto: concept.concept_id, fecha, incidencia })),
    ),
  { selector: keyOf, maxLength: 8 },
);

const gridOf = (rows: readonly IncidentDraftRow[]) => {
  const [empty] = incidentSheetRows(SHEET, [ANA], [], new Map());
  if (empty === undefined) throw new Error('no row');
  return rows.reduce((row, { id_concepto, fecha, incidencia }) => {
    const concept = CONCEPTS.findIndex(({ concept_id }) => concept_id === id_concepto);
    return withText(SHEET, row, { concept, day: DAYS.indexOf(fecha), text: incidencia });
  }, empty);
};

describe('the same incidents', () => {
  it('are sent by the grid as they are, and judged as the server judges them', () => {
    fc.assert(
      fc.property(rowsArbitrary, (rows) => {
        const row = gridOf(rows);
        const sent = sentRows(SHEET, row);
        expect(new Map(sent.map((one) => [keyOf(one), one.incidencia]))).toEqual(
          new Map(rows.map((one) => [keyOf(one), one.incidencia])),
        );
        const positions = new Map(
          rows.map((one) => [
            positionOf(
              SHEET,
              CONCEPTS.findIndex(({ concept_id }) => concept_id === one.id_concepto),
              DAYS.indexOf(one.fecha),
            ),
            keyOf(one),
          ]),
        );
        const marked = [...problemsOfRow(SHEET, row).keys()].map((position) => positions.get(position));
        // The grid marks the other side of a clash too.
        expect(marked).toEqual(expect.arrayContaining(wrongRows(rows)));
        expect(marked.length === 0).toBe(serverTakes(rows));
      }),
    );
  });

  it('are taken by a bulk load when the server takes them, with the same values', () => {
    fc.assert(
      fc.property(rowsArbitrary, (rows) => {
        const lines = rows.map(({ id_concepto, fecha, incidencia }, at) => ({
          ...{ renglon: at + 2, 'NUM EMPLEADO': 'A7', NOMBRE: '' },
          grupo: CONCEPTS.find(({ concept_id }) => concept_id === id_concepto)?.key ?? '',
          valores: { FECHA: fecha, CANTIDAD: incidencia },
        }));
        // There a number of days stands for that many in a row.
        fc.pre(rows.every(({ id_concepto, incidencia }) => incidencia === '1' || !isDays(id_concepto)));
        const checked = checkBulkLines('I', lines, BULK);
        expect(checked.problems.length === 0).toBe(serverTakes(rows));
        if (serverTakes(rows) && rows.length > 0)
          expect(checked.rows).toEqual(
            expect.arrayContaining(rows.map((one) => expect.objectContaining(one))),
          );
      }),
    );
  });

  it('on cards are wrong exactly when the server refuses their rows', () => {
    const aCard = fc
      .constantFrom(...CONCEPTS)
      .chain((concept) =>
        fc
          .record({ dates: fc.subarray([...DAYS], { minLength: 1 }), quantity: aQuantity(concept) })
          .map((parts) => changeCard(newCard(concept), parts)),
      );
    fc.assert(
      fc.property(
        fc.uniqueArray(aCard, { selector: ({ concept }) => concept.concept_id, maxLength: 4 }),
        (cards) => {
          const wrong = problemsOfCards(cards, ANA, CONTEXT).map(
            ({ dates, quantity }) => dates !== null || quantity !== null,
          );
          const rows = rowsOfCards(cards);
          expect(wrong.includes(true)).toBe(!serverTakes(rows));
          for (const key of wrongRows(rows))
            expect(wrong[cards.findIndex(({ concept }) => key.startsWith(`${concept.concept_id} `))]).toBe(
              true,
            );
        },
      ),
    );
  });
});

const isDays = (id: number): boolean =>
  CONCEPTS.find(({ concept_id }) => concept_id === id)?.type_value === 'DI';
