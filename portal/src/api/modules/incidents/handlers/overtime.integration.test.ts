import { endpoints } from '@lienzo/schema/endpoints';
import exceljs from 'exceljs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import {
  type CapturePortal,
  DELAY,
  daysOf,
  incident,
  startCapturePortal,
} from '../testing/start-capture-portal.ts';

let at: CapturePortal;
beforeAll(async () => {
  at = await startCapturePortal();
});
afterEach(() => at.clear());
afterAll(() => at?.close());

const person = (number: number): number => at.people[number - 1] ?? 0;
const days = (number: number, hours: Record<string, number | string>) =>
  Object.fromEntries(
    Object.entries(hours).map(([day, value]) => [`${person(number)}-2026-01-${day}`, value]),
  );
const saved = async (response: Response) => (await readAnswer(endpoints.horas_create, response)).result;
const linesOf = async (number: number, period?: number) =>
  (await at.capture(person(number), period)).overtime.lines.map(
    ({ semana, clave_concepto, horas, fecha }) => `${semana} ${clave_concepto} ${horas} ${fecha}`,
  );
const scope = () => ({ paysheet_id: at.paysheet, period_id: at.periods[0] });

describe('overtime', () => {
  it('is kept by day, and paid by week: doubles to nine hours on three days, the rest triple', async () => {
    const { message, changed } = await saved(
      await at.saveHours(days(1, { '05': 4, '06': 3, '07': '3.5', '08': 2, '12': 1.5 })),
    );
    expect([message, changed]).toEqual([
      'Incapacidades almacenadas',
      [{ employee_id: person(1), version: 1 }],
    ]);
    expect(await linesOf(1)).toEqual([
      'TIEMEXT1 P023C_HR 9.00 2026-01-09',
      'TIEMEXT2 P023C_HR 1.50 2026-01-15',
      'triples P024C_HR 3.50 2026-01-06',
    ]);
    const { overtime } = await at.capture(person(1));
    expect(overtime.days).toEqual(
      [
        ['05', '4.0'],
        ['06', '3.0'],
        ['07', '3.5'],
        ['08', '2.0'],
        ['12', '1.5'],
      ].map(([day, horas]) => ({ fecha: `2026-01-${day}`, horas })),
    );
  });

  it('goes by the rule that the payroll chose, from the day that it chose', async () => {
    const ruleWith = async (
      overtime_rule: 'clasica_3x3' | 'ley_vigente',
      overtime_rule_from: string | null,
    ) => {
      await inOrganization(at.portal, (trx) =>
        trx
          .updateTable('paysheets')
          .set({ overtime_rule, overtime_rule_from })
          .where('id', '=', at.paysheet)
          .execute(),
      );
      return (await at.capture(person(1))).overtime.rule;
    };
    expect(await ruleWith('ley_vigente', null)).toBe('ley_vigente');
    expect(await ruleWith('ley_vigente', '2026-01-01')).toBe('ley_vigente');
    expect(await ruleWith('ley_vigente', '2026-01-02')).toBe('clasica_3x3');
    expect(await ruleWith('clasica_3x3', null)).toBe('clasica_3x3');
  });

  it('reads 0 and blank as none, and milliseconds as a day', async () => {
    const time = Date.UTC(2026, 0, 6);
    await saved(await at.saveHours({ ...days(1, { '05': '', '07': 0 }), [`${person(1)}-${time}`]: 2 }));
    expect((await at.capture(person(1))).overtime.days).toEqual([{ fecha: '2026-01-06', horas: '2.0' }]);
  });

  it('counts the previous period’s days of the first week, also when they come later', async () => {
    // Friday 16 to Sunday 18 are of the second period, Monday 12 to Thursday 15 of the first.
    const second = { period_id: at.periods[1] };
    await saved(await at.saveHours(days(1, { 16: 3, 17: 3 }), second));
    expect(await linesOf(1, at.periods[1])).toEqual(['TIEM_EXT P023C_HR 6.00 2026-01-16']);
    await saved(await at.saveHours(days(1, { 13: 3, 14: 3 })));
    expect(await linesOf(1, at.periods[1])).toEqual([
      'TIEM_EXT P023C_HR 3.00 2026-01-16',
      'triples P024C_HR 3.00 2026-01-16',
    ]);
    const { previous_days } = (await at.capture(person(1), at.periods[1])).overtime;
    expect(previous_days).toEqual([
      { fecha: '2026-01-12', horas: '0.0' },
      { fecha: '2026-01-13', horas: '3.0' },
      { fecha: '2026-01-14', horas: '3.0' },
      { fecha: '2026-01-15', horas: '0.0' },
    ]);
    // Deleted again, the allowance is whole again.
    const body = { ...scope(), type: 'E' };
    expect((await at.send(endpoints.delete_paysheet, { body })).status).toBe(200);
    expect(await linesOf(1, at.periods[1])).toEqual(['TIEM_EXT P023C_HR 6.00 2026-01-16']);
  });

  it('gives the double or the triple part of each day', async () => {
    await saved(await at.saveHours(days(1, { '05': 5, '06': 1 })));
    const ask = async (concept_id: string) => {
      const query = { paysheet_id: String(at.paysheet), period_id: String(at.periods[0]), concept_id };
      const answer = await at.send(endpoints.get_filter_horas, { query });
      return (await readAnswer(endpoints.get_filter_horas, answer)).result.map(
        ({ fecha, horas }) => `${fecha} ${horas}`,
      );
    };
    expect(await ask('23')).toEqual(['2026-01-05 3.0', '2026-01-06 1.0']);
    expect(await ask('24')).toEqual(['2026-01-05 2.0']);
    expect(await ask('1')).toEqual(['2026-01-05 5.0', '2026-01-06 1.0']);
  });

  it('is refused beyond ten hours, in quarters, twice on a day, out of the period', async () => {
    const body = {
      ...scope(),
      empleados: [
        {
          id: person(1),
          dias: [
            { fecha: '2026-01-05', horas: 11 },
            { fecha: '2026-01-06', horas: '1.25' },
            { fecha: '2026-01-07', horas: 2 },
            { fecha: '2026-01-07', horas: 3 },
            { fecha: '2026-01-16', horas: 3 },
            { fecha: '2026-01-17', horas: 0 },
            { fecha: '2026-01-08', horas: -1 },
          ],
        },
        { id: 1_999_999_999, dias: [{ fecha: '2026-01-05', horas: 1 }] },
      ],
    };
    const { status, errors } = await at.refused(await at.send(endpoints.horas_create_newMasiva, { body }));
    expect(status).toBe(422);
    expect(Object.keys(errors)).toEqual([
      'empleados.0.dias.0.horas',
      'empleados.0.dias.1.horas',
      'empleados.0.dias.3.horas',
      'empleados.0.dias.4.horas',
      'empleados.0.dias.6.horas',
      'empleados.1.dias.0.horas',
    ]);
    expect((await at.overview()).employees).toEqual([]);
  });
});

describe('the overtime of one person', () => {
  const save = (changes: object) =>
    at.send(endpoints.create_extra_hours, {
      body: {
        ...{ employee: { id: person(1) }, previous_period: null, period: at.periods[0], tipo_carga: 1 },
        ...changes,
      },
    });
  const line = (horas: string | number, semana = 'TIEMEXT1') => ({
    ...{ semana, horas, fecha: '2026-01-09' },
    clave_concepto: semana === 'triples' ? 'P024C_HR' : 'P023C_HR',
  });

  it('is saved by day with the summary that the screen computed, which must be right', async () => {
    await saved(await at.saveHours(days(2, { '05': 2 })));
    const dias = [
      { fecha: '2026-01-05', horas: 4 },
      { fecha: '2026-01-06', horas: '2' },
    ];
    await saved(await save({ dias, resumen: [line(5), line(1, 'triples')] }));
    expect(await linesOf(1)).toHaveLength(2);
    expect(await linesOf(2)).toHaveLength(1);
    const { errors } = await at.refused(await save({ dias, resumen: [line(6)] }));
    expect(errors).toEqual({
      resumen:
        'El resumen no coincide con las horas de cada día. Calcula los totales de nuevo. Empleado: Persona 1.',
    });
  });

  it('is dispersed over days when only its summary is known', async () => {
    await saved(await save({ resumen: [line(9), line(2, 'triples'), line('1.5', 'TIEM_EXT')] }));
    expect(await linesOf(1)).toEqual([
      'TIEM_EXT P023C_HR 1.50 2026-01-02',
      'TIEMEXT1 P023C_HR 9.00 2026-01-09',
      'triples P024C_HR 2.00 2026-01-06',
    ]);
    const { errors } = await at.refused(await save({ resumen: [line(10)] }));
    expect(errors).toEqual({ resumen: 'Envía las horas de cada día. Empleado: Persona 1.' });
    expect((await save({})).status).toBe(400);
  });

  it('is refused with a process, or a period before it, that are not its own', async () => {
    const dias = [{ fecha: '2026-01-05', horas: 4 }];
    const refusal = async (changes: object) => at.refused(await save({ dias, ...changes }));
    expect((await refusal({ concept: { id: 999_999 } })).errors).toHaveProperty(['concept.id']);
    // The period itself, one that follows it, and none at all.
    for (const previous_period of [at.periods[0], at.periods[1], 999_999])
      expect((await refusal({ previous_period })).errors).toHaveProperty(['previous_period']);
    expect((await at.overview()).employees).toEqual([]);
  });

  it('is refused when somebody saved it since', async () => {
    const dias = [{ fecha: '2026-01-05', horas: 4 }];
    await saved(await save({ dias, version: 0 }));
    const other = [{ fecha: '2026-01-06', horas: 4 }];
    expect((await save({ dias: other, version: 0 })).status).toBe(409);
    // The same again after a lost answer is no conflict, and says the present version.
    expect((await saved(await save({ dias, version: 0 }))).changed).toEqual([
      { employee_id: person(1), version: 1 },
    ]);
  });
});

describe('overtime and disability on one day', () => {
  const certificate = (from: string, length: number, folio = 'OL000001') =>
    daysOf(person(1), { folio, from: `2026-01-${from}`, days: length });
  const HOURS = 'Persona 1 tiene incapacidad el 15/01/2026: ese día no lleva horas extra. Quítalas.';

  it('is refused by each save of hours, also in the next period, and as a total', async () => {
    expect((await at.saveDisabilities(certificate('14', 4))).status).toBe(200);
    const typed = await at.refused(await at.saveHours(days(1, { 13: 2, 15: 2 })));
    expect([typed.status, typed.code]).toEqual([422, 'invalid_capture']);
    expect(typed.errors).toEqual({ [`dias.${person(1)}-2026-01-15`]: HOURS });
    expect((await at.capture(person(1))).overtime.days).toEqual([]);
    const next = await at.refused(await at.saveHours(days(1, { 17: 1 }), { period_id: at.periods[1] }));
    expect(Object.values(next.errors)).toEqual([expect.stringContaining('17/01/2026')]);
    await saved(await at.saveHours(days(1, { 13: 2, 14: 0, 15: '' })));
    await saved(await at.saveHours(days(1, { 18: 1 }), { period_id: at.periods[1] }));

    const lines = (horas: string) => ({
      ...{ employee: { id: person(1) }, period: at.periods[0], tipo_carga: 1 },
      resumen: [{ semana: 'TIEMEXT2', clave_concepto: 'P023C_HR', horas, fecha: '2026-01-15' }],
    });
    // Monday 12 and Tuesday 13 have room for six hours, not for nine.
    await saved(await at.send(endpoints.create_extra_hours, { body: lines('6') }));
    expect((await at.capture(person(1))).overtime.days.map(({ fecha }) => fecha)).toEqual([
      '2026-01-12',
      '2026-01-13',
    ]);
    expect((await at.send(endpoints.create_extra_hours, { body: lines('9') })).status).toBe(422);
  });

  it('is refused by a save of the certificate, which names the day', async () => {
    await saved(await at.saveHours(days(1, { 16: 2 }), { period_id: at.periods[1] }));
    const met = await at.refused(await at.saveDisabilities(certificate('14', 4)));
    expect(met.errors).toEqual({
      'employees.0.fecha_incapacidad':
        'Persona 1 tiene horas extra el 16/01/2026. Quítalas antes de guardar la incapacidad.',
    });
    expect((await at.saveDisabilities(certificate('14', 2))).status).toBe(200);
  });

  it('is refused for hours of an incident too, before and after', async () => {
    const late = [incident(person(1), '2026-01-07', DELAY, '0.5')];
    await at.saveIncidents(late);
    const met = await at.refused(await at.saveDisabilities(certificate('07', 1)));
    expect(Object.values(met.errors)).toEqual([expect.stringContaining('incidencia de días u horas')]);
    await at.saveIncidents([]);
    await at.saveDisabilities(certificate('07', 1));
    expect((await at.saveIncidents(late)).status).toBe(422);
  });

  it('is told line by line by a file', async () => {
    await at.saveDisabilities(certificate('14', 2));
    const layout = await at.send(endpoints.get_xls_HorasExtra, { body: scope() });
    const book = new exceljs.Workbook();
    await book.xlsx.load(await layout.arrayBuffer());
    const sheet = book.getWorksheet('Horas extra');
    const { employee } = await at.capture(person(1));
    sheet?.eachRow((row) => {
      if (row.getCell(1).text === employee.human_id) row.getCell(2 + 14).value = 2;
    });
    const form = new FormData();
    for (const [name, id] of Object.entries(scope())) form.append(name, `${id}`);
    form.append('file', new File([new Uint8Array(await book.xlsx.writeBuffer())], 'horas.xlsx'));
    const entry = endpoints.cargar_layout_horas_extra;
    const { result } = await readAnswer(entry, await at.send(entry, { raw: { body: form } }));
    expect(result.line_findings.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      `error ${HOURS.replace('15/01', '14/01')}`,
    ]);
  });
});
