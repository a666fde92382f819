/** A change that reaches into a finalised period, and finalising before a period ends. */
import { endpoints } from '@lienzo/schema/endpoints';
import { addDays, todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { CLIENT, ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { type CapturePortal, startCapturePortal } from '../testing/start-capture-portal.ts';

let at: CapturePortal;
let november = 0;
let december = 0;
let person = 0;
const TODAY = todayInMexico();

beforeAll(async () => {
  at = await startCapturePortal();
  person = at.people[0] ?? 0;
  const named = await inOrganization(at.portal, addPeriods);
  november = named.get('2.ª quincena de noviembre') ?? 0;
  december = named.get('1.ª quincena de diciembre') ?? 0;
});
afterEach(() => at.clear());
afterAll(() => at?.close());

async function addPeriods(trx: Parameters<Parameters<typeof inOrganization>[1]>[0]) {
  const { process_id } = await trx
    .selectFrom('periods')
    .select('process_id')
    .where('id', '=', at.periods[0])
    .executeTakeFirstOrThrow();
  const rows = [
    ['2.ª quincena de noviembre', '2026-11-16', '2026-11-30'],
    ['1.ª quincena de diciembre', '2026-12-01', '2026-12-15'],
  ] as const;
  const added = await trx
    .insertInto('periods')
    .values(
      rows.map(([mes, initial_date, end_date], scope) => ({
        ...{ organization_id: ORGANIZATION, client_id: CLIENT, paysheet_id: at.paysheet, process_id },
        ...{ mes, initial_date, end_date, calendar: 2026, number: 22 + scope, month: 11 + scope },
        payment_date: end_date,
      })),
    )
    .returning(['id', 'mes'])
    .execute();
  return new Map(added.map(({ id, mes }) => [mes, id]));
}

const hours = (owner: Record<string, number>) =>
  Object.fromEntries(Object.entries(owner).map(([day, value]) => [`${person}-${day}`, value]));
const DECEMBER = { '2026-12-01': 3, '2026-12-02': 3, '2026-12-03': 2 };
const close = (period_id: number, confirmado?: string[]) =>
  at.send(endpoints.close_paysheet, { body: { paysheet_id: at.paysheet, period_id, confirmado } });
const reopen = (period_id: number) =>
  at.send(endpoints.abrir_paysheet, { body: { paysheet_id: at.paysheet, period_id } });
const inNovember = () => ({ period_id: november });
const inDecember = () => ({ period_id: december });
/** Double and triple hours of December. */
const decemberPays = async () => {
  const { lines, days } = (await at.capture(person, december)).overtime;
  const sum = (key: string) =>
    lines.reduce((all, { clave_concepto, horas }) => all + (clave_concepto === key ? Number(horas) : 0), 0);
  return { doubles: sum('P023C_HR'), triples: sum('P024C_HR'), worked: days.length };
};
const REFUSED = {
  status: 422,
  code: 'invalid_capture',
  message:
    'Las horas de Persona 1 cambian las del periodo 1.ª quincena de diciembre, que ya está cerrado: comparten la semana. Abre su nómina para cambiarlas.',
};
const refusal = async (answer: Response) => {
  const { status, code, errors } = await at.refused(answer);
  return { status, code, message: Object.values(errors)[0] };
};

describe('hours of a week that a finalised period shares', () => {
  it('are refused when they take hours from the week, with the period that is closed', async () => {
    await at.saveHours(hours({ '2026-11-30': 3 }), inNovember());
    await at.saveHours(hours(DECEMBER), inDecember());
    expect(await decemberPays()).toEqual({ doubles: 6, triples: 2, worked: 3 });
    await close(december, ['early_close']);
    expect(await refusal(await at.saveHours({}, inNovember()))).toEqual(REFUSED);
    const erased = await at.send(endpoints.delete_paysheet, {
      body: { paysheet_id: at.paysheet, period_id: november, type: 'E' },
    });
    expect(await refusal(erased)).toEqual(REFUSED);
    expect(await decemberPays()).toEqual({ doubles: 6, triples: 2, worked: 3 });
    await reopen(december);
    expect((await at.saveHours({}, inNovember())).status).toBe(200);
    expect(await decemberPays()).toEqual({ doubles: 8, triples: 0, worked: 3 });
  });

  it('are refused when they add hours to the week', async () => {
    await at.saveHours(hours({ ...DECEMBER, '2026-12-03': 3 }), inDecember());
    await close(december, ['early_close']);
    const added = hours({ '2026-11-30': 3 });
    expect(await refusal(await at.saveHours(added, inNovember()))).toEqual(REFUSED);
    expect((await at.refused(await at.saveHours(added, inNovember()))).errors).toHaveProperty([
      `dias.${person}-2026-11-30`,
    ]);
    await reopen(december);
    expect((await at.saveHours(added, inNovember())).status).toBe(200);
    expect(await decemberPays()).toEqual({ doubles: 6, triples: 3, worked: 3 });
  });

  it('are saved when the finalised period pays the same', async () => {
    await at.saveHours(hours({ '2026-12-03': 2 }), inDecember());
    await close(december, ['early_close']);
    const answer = await at.saveHours(hours({ '2026-11-27': 3, '2026-11-30': 3 }), inNovember());
    expect(answer.status).toBe(200);
    expect(await decemberPays()).toEqual({ doubles: 2, triples: 0, worked: 1 });
  });
});

describe('finalising before a period ends', () => {
  const datesAre = (initial_date: string, end_date: string) =>
    inOrganization(at.portal, (trx) =>
      trx
        .updateTable('periods')
        .set({ initial_date, end_date, payment_date: end_date })
        .where('id', '=', at.periods[0])
        .execute(),
    );
  afterEach(() => datesAre('2026-01-01', '2026-01-15'));
  const slashed = (day: string) => day.split('-').reverse().join('/');

  it('is refused until it is confirmed', async () => {
    const tomorrow = addDays(TODAY, 1);
    await datesAre(addDays(TODAY, -3), tomorrow);
    const { status, code, errors } = await at.refused(await close(at.periods[0]));
    expect([status, code]).toEqual([409, 'early_close']);
    expect(errors['']).toMatch(
      new RegExp(`^El periodo .+ termina el ${slashed(tomorrow)}. Confirma que quieres finalizarlo antes.$`),
    );
    expect(await at.status('I')).toBe('Abierto');
    const closed = await readAnswer(endpoints.close_paysheet, await close(at.periods[0], ['early_close']));
    expect(closed.result.status).toBe('Finalizado');
    // What is finalised already needs no confirmation.
    expect((await close(at.periods[0])).status).toBe(200);
  });

  it('says of a period that has not begun when it begins', async () => {
    await datesAre(addDays(TODAY, 1), addDays(TODAY, 7));
    const { errors } = await at.refused(await close(at.periods[0]));
    expect(errors['']).toMatch(new RegExp(`todavía no empieza: inicia el ${slashed(addDays(TODAY, 1))}.`));
  });

  it('is not asked on its last day', async () => {
    await datesAre(addDays(TODAY, -3), TODAY);
    expect((await close(at.periods[0])).status).toBe(200);
  });

  it('is no right of who may not finalise', async () => {
    await datesAre(addDays(TODAY, -3), addDays(TODAY, 1));
    const body = { paysheet_id: at.paysheet, period_id: at.periods[0], confirmado: ['early_close'] };
    expect((await at.send(endpoints.close_paysheet, { body }, PEOPLE.client)).status).toBe(403);
  });
});
