import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { MovementResponse } from '../readers/response-reader.ts';
import { answeredState, conciliate, type OurMovement } from './conciliate.ts';

const TODAY = '2026-07-15';
const ours: OurMovement = {
  nss: '12345678903',
  name: 'Ana Núñez Ek',
  type: '08',
  date: '2026-07-10',
  sbc: '524.65',
  is_sent: true,
};
const answer: MovementResponse = {
  line: 1,
  nss: '12345678903',
  type: '08',
  date: '2026-07-10',
  sbc: '524.65',
  name: 'NU#EZ EK ANA',
  imss_name: null,
  is_other_name: false,
  umf: null,
  is_late: false,
  outcome: 'accepted',
  code: null,
  message: null,
  batch: null,
};
const CODES = [{ code: '315', explanation: 'El NSS no está vigente.', fix: 'Pide su constancia.' }];
const states = (movements: readonly OurMovement[], responses: readonly MovementResponse[]) =>
  conciliate(movements, responses, { codes: CODES, today: TODAY }).map(({ state, differences }) =>
    [state, ...differences].join(' '),
  );

describe('conciliation', () => {
  it('says what was accepted, and in what it differs', () => {
    expect(states([ours], [answer])).toEqual(['aceptado']);
    expect(states([ours], [{ ...answer, date: '2026-07-13' }])).toEqual(['distinto fecha']);
    expect(states([ours], [{ ...answer, sbc: '524.6500' }])).toEqual(['aceptado']);
    expect(states([ours], [{ ...answer, sbc: '500' }])).toEqual(['distinto sbc']);
    expect(states([ours], [{ ...answer, imss_name: 'NUÑO EK ANA' }])).toEqual(['distinto nombre']);
    // A source that states neither day nor salary.
    expect(states([ours], [{ ...answer, date: null, sbc: null }])).toEqual(['aceptado']);
  });

  it('says what is to be presented, by when, and what was refused and why', () => {
    const [open] = conciliate([{ ...ours, is_sent: false }], [], { codes: CODES, today: '2026-07-20' });
    expect(open).toMatchObject({ state: 'por_presentar', deadline: { latest: '2026-07-17' }, is_late: true });
    expect(states([ours], [])).toEqual(['enviado']);
    const refused: MovementResponse = {
      ...answer,
      outcome: 'rejected',
      code: '0315',
      message: 'NSS NO VIGENTE',
    };
    const [row] = conciliate([ours], [refused], { codes: CODES, today: TODAY });
    expect(row).toMatchObject({
      state: 'rechazado',
      rejection: { explanation: 'El NSS no está vigente.', fix: 'Pide su constancia.' },
      deadline: { latest: '2026-07-17' },
      is_late: false,
    });
    // Presented again and accepted; a refusal of what was accepted before changes nothing.
    expect(states([ours], [refused, answer])).toEqual(['aceptado']);
    expect(states([ours], [answer, refused])).toEqual(['aceptado']);
  });

  it('says what the IMSS has and we do not', () => {
    const baja: MovementResponse = { ...answer, type: '02', date: '2026-07-14' };
    expect(states([ours], [answer, baja])).toEqual(['aceptado', 'desconocido']);
    // A refused one that is nobody's changed nothing.
    expect(states([], [{ ...baja, outcome: 'rejected' }])).toEqual([]);
  });

  it('gives each answer to one movement, the one of its day first', () => {
    const later = { ...ours, date: '2026-07-13' };
    expect(states([later, ours], [answer])).toEqual(['enviado', 'aceptado']);
    expect(states([ours, later], [answer, { ...answer, date: '2026-07-13' }])).toEqual([
      'aceptado',
      'aceptado',
    ]);
  });

  it('loses no movement and no accepted answer', () => {
    const day = fc.constantFrom('2026-07-10', '2026-07-11', '2026-07-12');
    const nss = fc.constantFrom('12345678903', '43916000337');
    const type = fc.constantFrom('08', '07', '02');
    const movements = fc.array(fc.record({ nss, date: day, type }), { maxLength: 8 });
    const answers = fc.uniqueArray(fc.record({ nss, date: day, type }), {
      maxLength: 8,
      selector: (one) => JSON.stringify(one),
    });
    fc.assert(
      fc.property(movements, answers, (given, accepted) => {
        const rows = conciliate(
          given.map((one): OurMovement => ({ ...ours, ...one })),
          accepted.map((one): MovementResponse => ({ ...answer, ...one })),
          { codes: [], today: TODAY },
        );
        expect(rows.filter((row) => row.ours !== null)).toHaveLength(given.length);
        expect(rows.filter((row) => row.theirs !== null)).toHaveLength(accepted.length);
        for (const { state, ours: one, theirs } of rows)
          if (state === 'aceptado')
            expect([theirs?.nss, theirs?.type, theirs?.date]).toEqual([one?.nss, one?.type, one?.date]);
      }),
    );
  });
});

test('a batch is sent until all of it is answered', () => {
  expect([
    answeredState(3, 2, 0),
    answeredState(3, 3, 0),
    answeredState(3, 2, 1),
    answeredState(3, 0, 3),
  ]).toEqual([...['enviado', 'aceptado', 'parcialmente_rechazado', 'rechazado']]);
});
