/** A portal for tests of an item's rows, asked as each of its people. */
import type { Role } from '@lienzo/schema/api/endpoint';
import type { Row } from '@lienzo/schema/data/column';
import type { ReportFilter } from '@lienzo/schema/data/filter';
import { endpoints } from '@lienzo/schema/endpoints';
import type { TablaItem } from '@lienzo/schema/report/item';
import type { RawBuilder } from 'kysely';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { ORGANIZATION, PEOPLE, STRANGER } from '../../../testing/test-people.ts';
import { tabla } from '../../reports/testing/test-reports.ts';

/** 'stranger': of another organization. */
type Asking = Role | 'stranger';

export class RowsDriver {
  readonly portal: TestPortal;
  readonly #tokens: ReadonlyMap<string, string>;

  private constructor(portal: TestPortal, tokens: ReadonlyMap<string, string>) {
    this.portal = portal;
    this.#tokens = tokens;
  }

  static async start(): Promise<RowsDriver> {
    const portal = await startTestPortal();
    const tokens = new Map<string, string>();
    for (const person of [...Object.values(PEOPLE), STRANGER])
      tokens.set(person.mail, await portal.signIn(person));
    return new RowsDriver(portal, tokens);
  }

  close(): Promise<void> {
    return this.portal.close();
  }

  tokenOf(who: Asking): string {
    return this.#tokens.get((who === 'stranger' ? STRANGER : PEOPLE[who]).mail) ?? '';
  }

  previewAs(who: Asking, { uuid: _, nombre: __, ...item }: TablaItem, limit = 1000) {
    return this.portal.send(endpoints.preview_rows, { token: this.tokenOf(who), body: { ...item, limit } });
  }

  async answerTo(who: Asking, item: TablaItem, limit?: number) {
    return readAnswer(endpoints.preview_rows, await this.previewAs(who, item, limit));
  }

  /** The rows that an Admin gets. */
  async rowsOf(item: TablaItem): Promise<Row[]> {
    return (await this.answerTo('Admin', item)).rows;
  }

  async namesWhere(...filters: ReportFilter[]) {
    return (await this.rowsOf(tabla(['employees.name'], { filters }))).map((row) => row['employees.name']);
  }

  /** Straight SQL in the same organization. */
  straight<Result>(query: RawBuilder<Result>): Promise<Result[]> {
    const scope = { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' } as const;
    return inTenant(this.portal.owner, scope, async (trx) => (await query.execute(trx)).rows);
  }
}
