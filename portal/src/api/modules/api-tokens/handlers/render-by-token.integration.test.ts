import { endpoints } from '@lienzo/schema/endpoints';
import { WEBHOOK_HEADERS } from '@lienzo/schema/reports/render-by-token-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { parametro } from '../../reports/testing/test-reports.ts';
import { renderIdOf, TokenRendersDriver } from '../testing/token-renders-driver.ts';

let driver: TokenRendersDriver;
beforeAll(async () => {
  driver = await TokenRendersDriver.start();
});
afterAll(() => driver?.close());
beforeEach(() => driver.reset());

const code = async (answer: Response) => (await readErrors(answer))[0]?.code;

describe('asking for a file', () => {
  it('answers a small one, and keeps it for the token alone', async () => {
    const { token, report_id } = await driver.freshToken(PEOPLE.Ejecutivo, [parametro('anio')]);
    const answer = await driver.render(token, { report_id, parametros: { anio: '2026' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(`Reporte ${driver.names}.pdf`);
    expect(await answer.text()).toBe('file 1');
    const id = renderIdOf(answer);
    expect(await driver.stateOf(token, id)).toMatchObject({
      id,
      report_id,
      state: 'done',
      webhook: null,
      file: `https://portal.pruebas.test/api/report/render_by_token_file?id=${id}`,
    });
    expect(await (await driver.file(token, id)).text()).toBe('file 1');

    const other = await driver.tokenFor(PEOPLE.Ejecutivo, [report_id]);
    for (const refused of [await driver.state(other.token, id), await driver.file(other.token, id)])
      expect([refused.status, await code(refused)]).toEqual([404, 'render_not_found']);
    const mine = await driver.portal.send(endpoints.get_renders, { token: driver.as(PEOPLE.Ejecutivo) });
    expect(JSON.stringify(await mine.json())).not.toContain(id);
  });

  it('keeps the parameters with the request', async () => {
    const { token, report_id } = await driver.freshToken(PEOPLE.Ejecutivo, [
      parametro('mes', 'rango'),
      parametro('nota'),
    ]);
    const parametros = { mes: { relativo: 'mes anterior' }, nota: '7' };
    const id = renderIdOf(await driver.render(token, { report_id, parametros }));
    await driver.portal.owner.transaction().execute(async (trx) => {
      await sql`select set_config('app.organization_id', ${ORGANIZATION}, true)`.execute(trx);
      const { rows } = await sql<{ kept: unknown }>`
        select request -> 'parametros' as kept from report_renders where id = ${id}
      `.execute(trx);
      expect(rows[0]?.kept).toEqual(parametros);
    });
  });

  it('is registered among the movements of the report', async () => {
    const { token, report_id } = await driver.freshToken();
    await driver.render(token, { report_id });
    const answer = await driver.portal.send(endpoints.get_audit_report, { token: driver.as(PEOPLE.Admin) });
    const { result } = await readAnswer(endpoints.get_audit_report, answer);
    expect(result.filter(({ id_reporte }) => id_reporte === report_id)).toMatchObject([
      { tipo_movimiento: 'Descargado', id_user: PEOPLE.Ejecutivo.id },
      { tipo_movimiento: 'Creado' },
    ]);
  });

  it('goes on as a job when it takes longer, and says where to ask', async () => {
    const { token, report_id } = await driver.freshToken();
    driver.service = async () =>
      Response.json({ errorList: [{ code: 'render_busy', message: 'x' }] }, { status: 429 });
    const answer = await driver.render(token, { report_id });
    expect(answer.status).toBe(202);
    const { result } = endpoints.render_by_token_state.response.parse(await answer.json());
    expect(answer.headers.get('location')).toMatch(new RegExp(`render_by_token_state\\?id=${result.id}$`));
    expect(result).toMatchObject({ state: 'queued', file: null });
    expect([
      (await driver.file(token, result.id)).status,
      await code(await driver.file(token, result.id)),
    ]).toEqual([409, 'render_not_ready']);
    driver.service = async () => new Response('late');
    await expect
      .poll(
        async () => {
          await driver.portal.runJobs();
          return (await driver.stateOf(token, result.id)).state;
        },
        { timeout: 30_000 },
      )
      .toBe('done');
    expect(await (await driver.file(token, result.id)).text()).toBe('late');
  });

  it('refuses what is not as it should be', async () => {
    const { token, report_id } = await driver.freshToken();
    const wrong: [object, string, string | undefined][] = [
      [{ report_id: 'x' }, 'report_id', undefined],
      [{ report_id, format: 'exe' }, 'format', undefined],
      [{ report_id, pdf: { outline: true }, format: 'xlsx' }, 'pdf', undefined],
      [{ report_id, parametros: { a: { relativo: 'mañana' } } }, 'parametros.a', undefined],
      [{ report_id, parametros: { a: 7 } }, 'parametros.a', undefined],
      [{ report_id, parametro: { a: '7' } }, 'parametro', undefined],
      [{ report_id, webhook_url: 'no es una dirección' }, 'webhook_url', undefined],
      [{ report_id }, 'Idempotency-Key', 'con espacio'],
      [{ report_id }, 'Idempotency-Key', 'x'.repeat(201)],
    ];
    for (const [body, field, key] of wrong) {
      const refused = await driver.render(token, body, key);
      expect(refused.status, JSON.stringify(body)).toBe(400);
      expect((await readErrors(refused))[0]?.field).toBe(field);
    }
    expect(driver.printed).toEqual([]);
  });
});

describe('the permissions of the moment', () => {
  it('another report is unknown, as one that does not exist', async () => {
    const { token } = await driver.freshToken();
    const other = await driver.save(PEOPLE.Ejecutivo);
    const answers = [
      await driver.render(token, { report_id: other }),
      await driver.render(token, { report_id: 999_999 }),
    ];
    const [one, unknown] = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(one).toBe(unknown);
  });

  it('a disabled report is not made nor handed out, a deleted one is unknown', async () => {
    const { token, report_id } = await driver.freshToken();
    const id = renderIdOf(await driver.render(token, { report_id }));
    const enable = (habilitado: boolean) =>
      driver.portal.send(endpoints.disable_report, {
        token: driver.as(PEOPLE.Admin),
        body: { reporte: { id: report_id, habilitado } },
      });
    await enable(false);
    for (const refused of [
      await driver.render(token, { report_id }),
      await driver.state(token, id),
      await driver.file(token, id),
    ])
      expect([refused.status, await code(refused)]).toEqual([409, 'report_disabled']);
    await enable(true);
    expect((await driver.file(token, id)).status).toBe(200);
    await driver.portal.send(endpoints.delete_report, {
      token: driver.as(PEOPLE.Admin),
      query: { id_report: String(report_id) },
    });
    for (const refused of [await driver.render(token, { report_id }), await driver.file(token, id)])
      expect([refused.status, await code(refused)]).toEqual([404, 'report_not_found']);
  });

  it('an administrator who becomes an Ejecutivo loses what is not theirs', async () => {
    const changeRole = (role: string) =>
      driver.inOwn(sql`update users set role = ${role} where id = ${PEOPLE.Admin.id}`);
    const report_id = await driver.save(PEOPLE.Ejecutivo);
    const { token } = await driver.tokenFor(PEOPLE.Admin, [report_id]);
    expect((await driver.render(token, { report_id })).status).toBe(200);
    await changeRole('Ejecutivo');
    const refused = await driver.render(token, { report_id });
    expect([refused.status, await code(refused)]).toEqual([404, 'report_not_found']);
    await changeRole('Admin');
    expect((await driver.render(token, { report_id })).status).toBe(200);
  });
});

describe('Idempotency-Key', () => {
  it('names one file, also of calls at the same time', async () => {
    const { token, report_id } = await driver.freshToken();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => driver.render(token, { report_id }, 'quincena-22')),
    );
    expect(new Set(answers.map(renderIdOf)).size).toBe(1);
    await expect
      .poll(async () => (await driver.stateOf(token, renderIdOf(answers[0] ?? new Response()))).state)
      .toBe('done');
    const again = await driver.render(token, { report_id, format: 'pdf' }, 'quincena-22');
    expect(again.status).toBe(200);
    expect(renderIdOf(again)).toBe(renderIdOf(answers[0] ?? new Response()));
    expect(driver.printed.length).toBe(1);
    expect(renderIdOf(await driver.render(token, { report_id }, 'quincena-23'))).not.toBe(renderIdOf(again));
    expect(renderIdOf(await driver.render(token, { report_id }))).not.toBe(renderIdOf(again));
  });

  it('is refused with another order, until a day is over; another token has keys of its own', async () => {
    const { token, report_id } = await driver.freshToken(PEOPLE.Ejecutivo, [parametro('a')]);
    const id = renderIdOf(await driver.render(token, { report_id }, 'clave'));
    for (const other of [{ format: 'docx' }, { parametros: { a: '1' } }, { pdf: { outline: true } }]) {
      const refused = await driver.render(token, { report_id, ...other }, 'clave');
      expect([refused.status, await code(refused)]).toEqual([409, 'idempotency_conflict']);
    }
    const second = await driver.tokenFor(PEOPLE.Ejecutivo, [report_id]);
    const theirs = await driver.render(second.token, { report_id, format: 'docx' }, 'clave');
    expect(theirs.status).toBe(200);
    await driver.inOwn(sql`
        update api_token_requests set created_at = now() - interval '25 hours' where render_id = ${id}
      `);
    const later = await driver.render(token, { report_id, format: 'docx' }, 'clave');
    expect(later.status).toBe(200);
    expect(renderIdOf(later)).not.toBe(id);
    expect((await driver.file(token, id)).status).toBe(200);
  });
});

describe('the reference of the API', () => {
  it('shows how a program calls, by curl, and with which headers', async () => {
    const { paths } = z
      .object({
        paths: z.record(
          z.string(),
          z.record(
            z.string(),
            z.object({
              description: z.string(),
              security: z.array(z.record(z.string(), z.unknown())),
              parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
            }),
          ),
        ),
      })
      .parse(await (await driver.portal.fetch('/openapi.json')).json());
    const call = paths['/api/report/render_by_token']?.post;
    expect(call?.security).toEqual([{ Token: [] }]);
    expect(call?.description).toContain('curl');
    expect(call?.description).toContain(WEBHOOK_HEADERS.signature);
    expect(call?.parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
    );
    expect(paths['/api/report/get_reports']?.get?.security).toEqual([{ Bearer: [] }]);
  });
});
