import { describe, expect, it, test } from 'vitest';
import { aDraft, PLANTERS, plantedSides, randomOf, rowOf } from '../testing/planted-differences.ts';
import { carryComments } from './carry-comments.ts';
import { compareSides, statedTotalFindings, type TOLERANCES } from './compare-sides.ts';
import { ConfrontaSide, type SideRow } from './confronta-side.ts';

const sideOf = (rows: readonly SideRow[]): ConfrontaSide => {
  const side = new ConfrontaSide();
  for (const row of rows) side.add(row);
  return side;
};
const compare = (ours: readonly SideRow[], theirs: readonly SideRow[], ...rest: [typeof TOLERANCES?]) =>
  compareSides(sideOf(ours), sideOf(theirs), ...rest);

describe('a comparison', () => {
  it.each([1, 2, 3, 4, 5])(
    'finds 200 planted differences with their cause, and no other (seed %s)',
    (seed) => {
      const { ours, theirs, plants } = plantedSides(600, 200, seed);
      expect(plants).toHaveLength(200);
      expect(new Set(plants.map(({ kind }) => kind)).size).toBe(Object.keys(PLANTERS).length);
      const { people, compared } = compare(ours, theirs);
      expect(compared).toBe(600);
      const byNss = new Map(people.map((person) => [person.nss, person]));
      expect([...byNss.keys()].toSorted()).toEqual(plants.map(({ nss }) => nss).toSorted());
      for (const { nss, kind, subject, cause } of plants) {
        const person = byNss.get(nss);
        const match = person?.differences.find((one) => one.subject === subject);
        expect([kind, match?.causes[0]]).toEqual([kind, cause]);
        // Nothing that follows from it has another cause.
        const allowed = kind === 'cuotas que se compensan' ? ['pago_de_mas', 'pago_de_menos'] : [cause];
        expect([kind, person?.causes.map((one) => one.cause)]).toEqual([kind, allowed]);
        for (const { comment } of person?.causes ?? []) expect(comment).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/);
      }
    },
  );

  it('explains the totals by people and by what is below the tolerance', () => {
    const { ours, theirs } = plantedSides(300, 60, 9);
    const { people, totals, below } = compare(ours, theirs);
    const cents = (text: string) => Math.round(Number(text) * 100);
    const whole = totals.reduce((sum, { difference }) => sum + cents(difference), 0);
    const listed = people.reduce((sum, { amount }) => sum + cents(amount), 0);
    expect(below.people).toBeGreaterThan(200);
    expect(listed + cents(below.amount)).toBe(whole);
  });

  it('lists people by their amount, the largest first', () => {
    const { ours, theirs } = plantedSides(300, 60, 10);
    const amounts = compare(ours, theirs).people.map(({ amount }) => Math.abs(Number(amount)));
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
  });

  it('compares with nothing what a side does not state', () => {
    const { ours, theirs } = plantedSides(200, 0, 11);
    const emission = theirs.map((row): SideRow => {
      const { cuota_fija = '0', retiro = '0' } = row.quotas;
      return {
        ...row,
        movements: null,
        absences: null,
        disabilities: null,
        credit: null,
        days: row.days.enfermedad === undefined ? {} : { enfermedad: row.days.enfermedad },
        quotas: { cuota_fija, retiro },
      };
    });
    const { people, totals } = compare(ours, emission);
    expect(people).toEqual([]);
    expect(totals.map(({ key, is_within }) => [key, is_within])).toEqual([
      ['cuota_fija', true],
      ['retiro', true],
    ]);
  });

  it('takes disability and absence from the days where nobody states them', () => {
    const draft = aDraft(randomOf(3), 1);
    const bare = { ...draft, absences: 0, disabilities: 0 };
    const unstated = (row: SideRow): SideRow => ({ ...row, absences: null, disabilities: null });
    const causes = (change: Partial<typeof draft>) =>
      compare([unstated(rowOf({ ...bare, ...change }))], [unstated(rowOf(bare))]).people.flatMap((person) =>
        person.causes.map(({ cause }) => cause),
      );
    expect(causes({ disabilities: 4 })).toEqual(['incapacidad']);
    expect(causes({ absences: 2 })).toEqual(['ausencia']);
    expect(causes({ absences: 2, disabilities: 3 })).toEqual(['incapacidad', 'ausencia']);
    expect(causes({ employed: 25 })).toEqual(['sin_explicacion']);
  });

  it('has tolerances that a bureau sets', () => {
    const draft = { ...aDraft(randomOf(4), 1), extra: {} };
    const count = (extra: number, person: string) =>
      compare([rowOf({ ...draft, extra: { riesgos: extra } })], [rowOf(draft)], { total: '0.01', person })
        .people.length;
    expect([
      count(999, '10'),
      count(1000, '10'),
      count(1, '0.01'),
      count(4999, '50'),
      count(-5000, '50'),
    ]).toEqual([...[0, 1, 1, 0, 1]]);
    const within = (extra: number, total: string) =>
      compare([rowOf({ ...draft, extra: { retiro: extra } })], [rowOf(draft)], {
        total,
        person: '10',
      }).totals.find(({ key }) => key === 'retiro')?.is_within;
    expect([within(1, '0.01'), within(2, '0.01'), within(2, '0.02')]).toEqual([true, false, true]);
  });

  it('adds the rows of one NSS first, whatever their order, and takes the latest salary', () => {
    const draft = { ...aDraft(randomOf(6), 1), extra: {}, movements: [] };
    const row = rowOf(draft);
    const half = (from: string, sbc: string, quota: string): SideRow => ({
      ...row,
      from,
      sbc,
      days: { enfermedad: 10 },
      quotas: { retiro: quota },
    });
    const whole: SideRow = { ...row, sbc: '600', days: { enfermedad: 20 }, quotas: { retiro: '0.30' } };
    const rows = [half('2026-07-01', '500.00', '0.10'), half('2026-07-11', '600.00', '0.20')];
    for (const theirs of [rows, rows.toReversed(), [...rows, half('2026-06-01', '1', '0')].slice(0, 2)])
      expect(compare([{ ...whole, absences: null, disabilities: null }], theirs).people).toEqual([]);
    // A third row in between has neither the latest nor the first day.
    const three = [
      half('2026-07-11', '600', '0.1'),
      half('2026-07-01', '1', '0.1'),
      half('2026-07-06', '2', '0.1'),
    ];
    const long = { ...whole, absences: null, disabilities: null, days: { enfermedad: 30 } };
    expect(compare([long], three).people).toEqual([]);
  });

  it('says when one side has two people under an NSS', () => {
    const row = rowOf({ ...aDraft(randomOf(8), 1), extra: {}, movements: [], absences: 0, disabilities: 0 });
    const empty = { ...row, days: {}, quotas: {} };
    const named = (name: string): SideRow => ({ ...empty, name });
    const [person] = compare([row, named('OTRO NOMBRE')], [row]).people;
    expect(person?.differences).toMatchObject([{ subject: 'nombre', ours: `${row.name} / OTRO NOMBRE` }]);
    const spelled = (row.name ?? '').replaceAll('Ñ', '#').split(' ').toReversed().join(' ');
    expect(compare([row, named(spelled)], [row]).people).toEqual([]);
  });

  it('does not explain the flat quota by a salary', () => {
    const draft = { ...aDraft(randomOf(7), 1), extra: {}, movements: [] };
    const ours = rowOf({ ...draft, sbc: draft.sbc + 10_000 });
    const { cuota_fija = '0' } = ours.quotas;
    const paid = { ...ours, quotas: { ...ours.quotas, cuota_fija: (Number(cuota_fija) + 50).toFixed(2) } };
    const [person] = compare([paid], [rowOf(draft)]).people;
    const causes = (branch: string) => person?.differences.find((one) => one.branch === branch)?.causes;
    expect([causes('cuota_fija'), causes('retiro')]).toEqual([['pago_de_mas'], ['cambio_salario']]);
    expect(person?.causes.map(({ comment }) => comment).at(-1)).toContain('$50.00');
  });

  it('adds amounts of any length exactly', () => {
    const row = rowOf({ ...aDraft(randomOf(9), 1), extra: {}, movements: [] });
    const amounts = ['9999999999.99', '0.1', '-0.05', '12345678901234567.89', '0.001', '7'];
    const side = (more: string) =>
      amounts.map(
        (retiro, at): SideRow => ({ ...row, nss: `${at}`, quotas: { retiro: `${retiro}${more}` } }),
      );
    const [total] = compareSides(sideOf(side('')), sideOf(side(''))).totals;
    expect([total?.ours, total?.difference]).toEqual(['12345688901234574.93', '0']);
  });

  it('takes a credit whose zeros in front a workbook lost as the same', () => {
    const row = rowOf({ ...aDraft(randomOf(9), 1), extra: {}, movements: [] });
    const [ours, theirs] = ['0912345678', '912345678'].map(
      (number): SideRow => ({ ...row, credit: { number, type: null, value: '1500' } }),
    );
    if (ours === undefined || theirs === undefined) throw new RangeError('no rows');
    expect(compare([ours], [theirs]).people).toEqual([]);
  });

  it('explains a discount in percent by days without salary that the emission does not know', () => {
    const row = rowOf({ ...aDraft(randomOf(9), 1), extra: {}, movements: [], absences: 0, disabilities: 0 });
    const credit = { number: '1234567890', type: '1', value: '20' };
    const emission = { absences: null, disabilities: null, days: {} };
    const ours: SideRow = { ...row, ...emission, credit, absences: 3, quotas: { amortizacion: '900.00' } };
    const stated = { ...credit, type: null };
    const theirs: SideRow = { ...row, ...emission, credit: stated, quotas: { amortizacion: '1000.00' } };
    const causes = (more: Partial<SideRow>) =>
      compare([{ ...ours, ...more }], [theirs]).people.flatMap((person) =>
        person.causes.map(({ cause }) => cause),
      );
    expect(causes({})).toEqual(['ausencia']);
    expect(causes({ credit: { ...credit, type: '2' } })).toEqual(['pago_de_menos']);
  });

  it('holds the summary of a file against its people', () => {
    const { theirs } = plantedSides(50, 0, 12);
    const side = sideOf(theirs);
    const sum = theirs.reduce((cents, { quotas }) => cents + Math.round(Number(quotas.retiro) * 100), 0);
    const stated = (cents: number) =>
      statedTotalFindings({ retiro: (cents / 100).toFixed(2) }, side).map(({ code }) => code);
    expect([stated(sum), stated(sum + 1), stated(sum - 2)]).toEqual([[], [], ['stated_retiro']]);
  });

  it('keeps a bounded number of movements of one NSS, and says that it did', () => {
    const [row] = [rowOf(aDraft(randomOf(5), 1))];
    const many = Array.from(
      { length: 2000 },
      (_, at): SideRow => ({ ...row, movements: [{ type: '07', date: '2026-07-01', sbc: String(at) }] }),
    );
    const { people } = compare(many, [row]);
    expect(people[0]?.differences[0]).toMatchObject({
      subject: 'movimiento',
      ours: '2000',
      causes: ['sin_explicacion'],
    });
  });
});

test('a comment that a person wrote stands beside the same cause next month; a sign-off does not', () => {
  const { ours, theirs } = plantedSides(60, 20, 13);
  const { people } = compare(ours, theirs);
  const first = carryComments(people, []);
  expect(first.every(({ source, is_carried }) => source === 'programa' && !is_carried)).toBe(true);
  const [one, ...rest] = first;
  if (one === undefined) throw new RangeError('nothing differs');
  const written = {
    ...one,
    comment: 'Se aclaró con la subdelegación.',
    source: 'persona',
    signed_by: 'Eva',
  } as const;
  const next = carryComments(people, [written, ...rest]);
  expect(next.filter(({ is_carried }) => is_carried)).toEqual([
    { ...written, is_carried: true, signed_by: null },
  ]);
  expect(next).toHaveLength(first.length);
});
