/** Reports and their audiences. A deleted report is invisible to every reader. */

import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { apiReportMessages } from '@lienzo/schema/reports/api-report-messages';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import { starterDocument } from '@lienzo/templates/reports/compose-report';
import {
  findProductReport,
  type ProductStaticReport,
  RECEIPTS,
} from '@lienzo/templates/reports/products/product-static-reports';
import { findStaticReport, offeredFilters, staticDocument } from '@lienzo/templates/reports/static-reports';
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type StoredReport = {
  id: number;
  nombre: string;
  orientation: 'vertical' | 'horizontal';
  es_estatico: boolean;
  producto?: ReportSummary['producto'];
  habilitado: boolean;
  editable: string;
  /** null: nobody's, of a static report. */
  user_id: string | null;
  usuario_nombre: string;
  updated_at: string;
  auditorio: { todos: boolean; clientIds: string[] };
};

/** `document` as stored, parsed by `migrateReport`; of a static report as it comes. */
export type StoredReportWithDocument = StoredReport & { document: object };

/** What a save writes. */
export type ReportContent = {
  nombre: string;
  orientation: 'vertical' | 'horizontal';
  /** JSON text of the document. */
  document: string;
  auditorio: { todos: boolean; clientIds: string[] };
};

export type Saved = { id: number; updated_at: string };

/** The reports of an organization without their documents, last saved first. */
export async function listReports(trx: TenantTransaction, organizationId: string): Promise<StoredReport[]> {
  const rows = await reportRows(trx, organizationId)
    .orderBy('reports.updated_at', 'desc')
    .orderBy('reports.id', 'desc')
    .execute();
  return rows.flatMap(withTemplate);
}

/** @returns undefined for an unknown id, a deleted report and another tenant's report alike. */
export async function findReport(
  trx: TenantTransaction,
  organizationId: string,
  id: number,
): Promise<StoredReportWithDocument | undefined> {
  const row = await reportRows(trx, organizationId)
    .select('reports.document')
    .where('reports.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { document, ...rest } = row;
  const [report] = withTemplate(rest);
  const stored = document ?? documentOfProduct(id);
  return report === undefined || stored === undefined ? undefined : { ...report, document: stored };
}

/** Reports by their numbers, without those that are deleted or another tenant's. */
export async function findReports(
  trx: TenantTransaction,
  organizationId: string,
  ids: readonly number[],
): Promise<Map<number, StoredReport>> {
  if (ids.length === 0) return new Map();
  const rows = await reportRows(trx, organizationId).where('reports.id', 'in', ids).execute();
  return new Map(rows.flatMap(withTemplate).map((report) => [report.id, report]));
}

/** The documents of saved reports, by their numbers; without those that are deleted or another tenant's. */
export async function listDocuments(
  trx: TenantTransaction,
  organizationId: string,
  ids: readonly number[],
): Promise<Map<number, object>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('reports')
    .select(['id', 'document'])
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.flatMap(({ id, document }) => (document === null ? [] : [[id, document] as const])));
}

export async function insertReport(
  trx: TenantTransaction,
  {
    auditorio,
    ...content
  }: ReportContent & { organizationId: string; userId: string; editable: 'true' | 'false' },
): Promise<Saved> {
  const saved = await trx
    .insertInto('reports')
    .values({
      organization_id: content.organizationId,
      user_id: content.userId,
      nombre: content.nombre,
      orientation: content.orientation,
      document: content.document,
      editable: content.editable,
    })
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow();
  await writeAuditorio(trx, content.organizationId, saved.id, auditorio);
  return saved;
}

/**
 * @param updatedAt version of the edited copy, for optimistic locking; undefined overwrites unconditionally.
 * @returns undefined when it was saved by somebody else since, or was deleted.
 */
export async function updateReport(
  trx: TenantTransaction,
  {
    auditorio,
    ...content
  }: ReportContent & { organizationId: string; id: number; updatedAt: string | undefined },
): Promise<Saved | undefined> {
  let update = trx
    .updateTable('reports')
    .set({
      nombre: content.nombre,
      orientation: content.orientation,
      document: content.document,
      // Two saves in the same millisecond must have different timestamps.
      updated_at: sql`greatest(now(), updated_at + interval '1 millisecond')`,
    })
    .where('organization_id', '=', content.organizationId)
    .where('id', '=', content.id)
    .where('deleted_at', 'is', null);
  if (content.updatedAt !== undefined) update = update.where('updated_at', '=', content.updatedAt);
  const saved = await update.returning(['id', 'updated_at']).executeTakeFirst();
  if (saved === undefined) return undefined;
  await trx
    .deleteFrom('report_auditorio')
    .where('organization_id', '=', content.organizationId)
    .where('report_id', '=', content.id)
    .execute();
  await writeAuditorio(trx, content.organizationId, content.id, auditorio);
  return saved;
}

/** @returns whether anything changed; open edits of the report do not conflict with this. */
export async function setReportEnabled(
  trx: TenantTransaction,
  organizationId: string,
  { id, habilitado }: { id: number; habilitado: boolean },
): Promise<boolean> {
  const changed = await trx
    .updateTable('reports')
    .set({ habilitado })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('habilitado', '!=', habilitado)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** @returns whether anything changed; open edits of the report do not conflict with this. */
export async function setReportEditable(
  trx: TenantTransaction,
  organizationId: string,
  { id, editable }: { id: number; editable: 'true' | 'false' },
): Promise<boolean> {
  const changed = await trx
    .updateTable('reports')
    .set({ editable })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('editable', '!=', editable)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** @returns false when somebody else deleted it first. */
export async function deleteReport(
  trx: TenantTransaction,
  organizationId: string,
  id: number,
): Promise<boolean> {
  const deleted = await trx
    .updateTable('reports')
    .set({ deleted_at: sql`now()` })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Which of these clients are visible to the user. */
export async function visibleClients(
  trx: TenantTransaction,
  organizationId: string,
  ids: string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('clients')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.id));
}

async function writeAuditorio(
  trx: TenantTransaction,
  organization_id: string,
  report_id: number,
  { todos, clientIds }: ReportContent['auditorio'],
): Promise<void> {
  const rows = [
    ...(todos ? [{ organization_id, report_id, todos: true, client_id: null }] : []),
    ...[...new Set(clientIds)].map((client_id) => ({ organization_id, report_id, todos: false, client_id })),
  ];
  if (rows.length > 0) await trx.insertInto('report_auditorio').values(rows).execute();
}

function reportRows(trx: TenantTransaction, organizationId: string) {
  return trx
    .selectFrom('reports')
    .leftJoin('users', (join) =>
      join
        .onRef('users.organization_id', '=', 'reports.organization_id')
        .onRef('users.id', '=', 'reports.user_id'),
    )
    .select([
      'reports.id',
      'reports.nombre',
      'reports.orientation',
      'reports.es_estatico',
      'reports.habilitado',
      'reports.editable',
      'reports.user_id',
      'users.name as usuario_nombre',
      'reports.updated_at',
    ])
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('report_auditorio')
            .select('report_auditorio.report_id')
            .whereRef('report_auditorio.organization_id', '=', 'reports.organization_id')
            .whereRef('report_auditorio.report_id', '=', 'reports.id')
            .where('report_auditorio.todos', '=', true),
        )
        .$castTo<SqlBool>()
        .as('todos'),
      sql<string[]>`array(
        select client_id::text from report_auditorio
        where report_auditorio.organization_id = reports.organization_id
          and report_auditorio.report_id = reports.id
          and client_id is not null
      )`.as('client_ids'),
    ])
    .where('reports.organization_id', '=', organizationId)
    .where('reports.deleted_at', 'is', null);
}

type ReportRow = Omit<StoredReport, 'auditorio' | 'usuario_nombre'> & {
  usuario_nombre: string | null;
  todos: SqlBool;
  client_ids: string[];
};

/** Of a static report, as it comes; of a product what it asks alone, because only answers give it something to show. */
function documentOfProduct(id: number): object | undefined {
  const template = findStaticReport(id);
  if (template !== undefined) return staticDocument(template, offeredFilters(template, todayInMexico()));
  const product = findProductReport(id);
  if (product === undefined) return undefined;
  const { nombre, orientation, parametros } = product;
  return { ...starterDocument(nombre, orientation, []), parametros };
}

/** What a static report is like is in its template alone; one that the product no longer has is no report. */
function withTemplate({ todos, client_ids, usuario_nombre, ...row }: ReportRow): StoredReport[] {
  const auditorio = { todos: todos === true, clientIds: client_ids };
  if (!row.es_estatico) return [{ ...row, usuario_nombre: usuario_nombre ?? '', auditorio }];
  const product = findProductReport(row.id);
  const template = findStaticReport(row.id) ?? product;
  if (template === undefined) return [];
  const { nombre, orientation } = template;
  const producto = product && kindOf(product);
  return [
    {
      ...row,
      ...(producto && { producto }),
      nombre,
      orientation,
      usuario_nombre: apiReportMessages.productAuthor,
      auditorio,
    },
  ];
}

const kindOf = ({ product }: ProductStaticReport): NonNullable<ReportSummary['producto']> =>
  product === RECEIPTS ? 'recibos' : 'producto';
