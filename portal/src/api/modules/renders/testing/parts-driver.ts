/** A portal with people enough for several calls of the rendering service, which a test may replace. */
import { endpoints } from '@lienzo/schema/endpoints';
import type { TablaItem } from '@lienzo/schema/report/item';
import type { PartOfReport } from '@lienzo/schema/reports/parts-endpoints';
import { sql } from 'kysely';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { insertEmployees } from '../../../testing/seed-test-data.ts';
import { type MailPortal, startMailPortal } from '../../../testing/start-mail-portal.ts';
import { CLIENT, ORGANIZATION, PEOPLE, STRANGER, type TestPerson } from '../../../testing/test-people.ts';
import { reportOf } from '../../reports/testing/test-reports.ts';
import { rendererClient } from '../renderer-client.ts';
import { answerParts } from './parts-service.ts';

/** Numbers of people: those that every test has, and 500 more. */
export const PEOPLE_COUNT = 512;

type Work<Result> = Parameters<typeof inTenant<Result>>[2];

export class PartsDriver {
  /** The rendering service, and how often it was called. */
  service: (request: Request) => Promise<Response> = answerParts;
  calls = 0;
  readonly #tokens = new Map<string, string>();
  #at: MailPortal | undefined;

  static async start(): Promise<PartsDriver> {
    const driver = new PartsDriver();
    driver.#at = await startMailPortal(
      rendererClient('http://renderer.test', (request) => {
        driver.calls += 1;
        return driver.service(request);
      }),
    );
    for (const person of [...Object.values(PEOPLE), STRANGER])
      driver.#tokens.set(person.mail, (await driver.at.portal.openSession(person)).token);
    await driver.inside(async (trx) => {
      const ofClient = { organization: ORGANIZATION, client: CLIENT };
      const idOf = async (table: 'paysheets' | 'registers') =>
        (await trx.selectFrom(table).select('id').where('client_id', '=', CLIENT).executeTakeFirstOrThrow())
          .id;
      const [paysheet, register] = [await idOf('paysheets'), await idOf('registers')];
      await insertEmployees(trx, { ...ofClient, paysheet, register, from: 13, to: PEOPLE_COUNT });
    });
    return driver;
  }

  get at(): MailPortal {
    if (this.#at === undefined) throw new Error('the portal is not started');
    return this.#at;
  }

  /** Before each test. */
  reset(): void {
    this.service = answerParts;
    this.calls = 0;
  }

  async close(): Promise<void> {
    await this.#at?.close();
  }

  tokenOf({ mail }: TestPerson): string {
    return this.#tokens.get(mail) ?? '';
  }

  inside<Result>(work: Work<Result>): Promise<Result> {
    return inTenant(
      this.at.portal.owner,
      { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' },
      work,
    );
  }

  /** @returns the id of a report of this one table. */
  async save(item: TablaItem): Promise<number> {
    const saved = await this.at.portal.send(endpoints.create_report, {
      token: this.tokenOf(PEOPLE.Admin),
      body: { reporte: { ...reportOf([item]), nombre: 'Recibos' } },
    });
    return (await readAnswer(endpoints.create_report, saved)).result.id_report;
  }

  split(report_id: number, changes: object = {}, person: TestPerson = PEOPLE.Admin): Promise<Response> {
    const order = {
      report_id,
      column: 'employees.human_id',
      format: 'pdf',
      name: 'Recibo {Número de personal}',
      target: { kind: 'zip' },
      ...changes,
    };
    return this.at.portal.send(endpoints.split_report, { token: this.tokenOf(person), body: order });
  }

  async runDueJobs(): Promise<void> {
    await sql`update pgboss.job set start_after = now() where name = 'render_report' and state in ('created', 'retry')`.execute(
      this.at.portal.owner,
    );
    await this.at.portal.runJobs();
  }

  /** What a request has made, or one of its parts. */
  async fileOf(render_id: string, part?: PartOfReport): Promise<Response> {
    const { portal } = this.at;
    const body = { render_id, ...(part !== undefined && { part_key: part.key }) };
    const asked = await portal.send(endpoints.download_ticket, { token: this.tokenOf(PEOPLE.Admin), body });
    const { ticket } = await readAnswer(endpoints.download_ticket, asked);
    return portal.fetch(`/api${endpoints.download_with_ticket.path}?ticket=${encodeURIComponent(ticket)}`);
  }
}
