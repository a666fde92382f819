/** A portal for tests of files that programs ask for, with a rendering service that a test may replace. */
import { endpoints } from '@lienzo/schema/endpoints';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { TokenRender } from '@lienzo/schema/reports/render-by-token-endpoints';
import { type RawBuilder, sql } from 'kysely';
import { readAnswer } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { ORGANIZATION, PEOPLE, type TestPerson } from '../../../testing/test-people.ts';
import { rendererClient } from '../../renders/renderer-client.ts';
import { reportOf, tabla } from '../../reports/testing/test-reports.ts';

export class TokenRendersDriver {
  /** How the rendering service answers, and what it was sent. */
  service: (body: string) => Promise<Response> = this.#answer;
  printed: string[] = [];
  /** Number of reports so far: each is another one, so that no file is that of another test. */
  names = 0;
  readonly #sessions = new Map<string, string>();
  #portal: TestPortal | undefined;

  /** @param receivers hosts that webhooks may go to. */
  static async start(receivers: ReadonlySet<string> = new Set()): Promise<TokenRendersDriver> {
    const driver = new TokenRendersDriver();
    const renderer = rendererClient('http://renderer.test', async (request) => {
      const body = await request.text();
      driver.printed.push(body);
      return driver.service(body);
    });
    driver.#portal = await startTestPortal(renderer, {}, receivers);
    for (const person of Object.values(PEOPLE))
      driver.#sessions.set(person.mail, (await driver.portal.openSession(person)).token);
    return driver;
  }

  get portal(): TestPortal {
    if (this.#portal === undefined) throw new Error('the portal is not started');
    return this.#portal;
  }

  async #answer(): Promise<Response> {
    return new Response(`file ${this.printed.length}`, { headers: { 'Content-Type': 'application/pdf' } });
  }

  /** Before each test. */
  async reset(): Promise<void> {
    // A person has only so many active ones.
    await this.inOwn(sql`update api_tokens set revoked_at = now()`);
    this.portal.pass(3_600_000);
    this.printed = [];
    this.service = this.#answer;
  }

  async close(): Promise<void> {
    await this.#portal?.close();
  }

  /** The token of a person's session. */
  as({ mail }: TestPerson): string {
    return this.#sessions.get(mail) ?? '';
  }

  /** As the database's owner, whom row level security holds too. */
  inOwn(statement: RawBuilder<unknown>) {
    return this.portal.owner.transaction().execute(async (trx) => {
      await sql`select set_config('app.organization_id', ${ORGANIZATION}, true)`.execute(trx);
      return statement.execute(trx);
    });
  }

  async save(person: TestPerson, changes: Partial<ReportDocument> = {}): Promise<number> {
    this.names += 1;
    const reporte = reportOf([tabla(['employees.name'])], { nombre: `Reporte ${this.names}`, ...changes });
    const token = this.as(person);
    const saved = await this.portal.send(endpoints.create_report, { token, body: { reporte } });
    return (await readAnswer(endpoints.create_report, saved)).result.id_report;
  }

  async tokenFor(person: TestPerson, reports: number[]) {
    const body = { name: 'Programador de tareas', reports, days: 30 };
    const answer = await this.portal.send(endpoints.create_api_token, { token: this.as(person), body });
    return readAnswer(endpoints.create_api_token, answer);
  }

  /** A new report, and a token for it alone. */
  async freshToken(person: TestPerson = PEOPLE.Ejecutivo, parametros: ReportDocument['parametros'] = []) {
    const report_id = await this.save(person, { parametros });
    return { ...(await this.tokenFor(person, [report_id])), report_id };
  }

  render(token: string, body: object, key?: string): Promise<Response> {
    return this.portal.send(endpoints.render_by_token, {
      token,
      body: { format: 'pdf', ...body },
      ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
    });
  }

  state(token: string, id: string): Promise<Response> {
    return this.portal.send(endpoints.render_by_token_state, { token, query: { id } });
  }

  async stateOf(token: string, id: string): Promise<TokenRender> {
    return (await readAnswer(endpoints.render_by_token_state, await this.state(token, id))).result;
  }

  file(token: string, id: string): Promise<Response> {
    return this.portal.send(endpoints.render_by_token_file, { token, query: { id } });
  }
}

/** The id of the request that an answer belongs to. */
export const renderIdOf = (answer: Response): string => answer.headers.get('x-lienzo-render') ?? '';
