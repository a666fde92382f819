/** Audit entries of the reports whose computed columns are rounded from now on (version 8 of the document). */
import { type Kysely, sql } from 'kysely';
import { foldName } from '../../text/fold-name.ts';

/** Reports that are read at once. */
const PAGE = 100;
/** As the search of the audit keeps names. */
const MAX_TEXTS = 400;

type StoredReport = {
  organization_id: string;
  id: number;
  user_id: string;
  nombre: string;
  document: unknown;
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const force of ['no force', 'force'] as const) {
    for (const table of ['reports', 'report_audit'])
      await sql`alter table ${sql.table(table)} ${sql.raw(force)} row level security`.execute(db);
    // The owner is held by row level security too; the transaction ends it again.
    if (force === 'no force') await recordEach(db);
  }
}

async function recordEach(db: Kysely<unknown>): Promise<void> {
  for (let last: StoredReport | undefined; ; ) {
    const { rows } = await sql<StoredReport>`
      select organization_id, id, user_id, nombre, document from reports
      where not es_estatico
        and jsonb_path_exists(document, '$.layouts[*].items[*].additional_columns[*] ? (@.tipo == "numero")')
        ${last === undefined ? sql`` : sql`and (organization_id, id) > (${last.organization_id}, ${last.id})`}
      order by organization_id, id limit ${sql.lit(PAGE)}
    `.execute(db);
    for (const report of rows) await recordOne(db, report);
    last = rows.at(-1);
    if (last === undefined) return;
  }
}

async function recordOne(db: Kysely<unknown>, report: StoredReport): Promise<void> {
  const { organization_id, id, user_id, nombre, document } = report;
  await sql`
    insert into report_audit (organization_id, id_reporte, id_user, id_user_entity, json_peticion, json_previous,
      tipo_movimiento, nombre_reporte, words)
    values (${organization_id}, ${id}, ${user_id}, ${organization_id}, ${JSON.stringify(document)},
      ${JSON.stringify(asUnrounded(document))}, 'Actualizado', ${nombre}, ${foldName(nombre).slice(0, MAX_TEXTS)})
  `.execute(db);
}

/** A document with the meaning that it had: its computed columns of numbers are not rounded. */
function asUnrounded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asUnrounded);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(value))
    copy[key] =
      key === 'additional_columns' && Array.isArray(entry) ? entry.map(unroundedColumn) : asUnrounded(entry);
  return copy;
}

const unroundedColumn = (column: unknown): unknown =>
  typeof column === 'object' && column !== null && 'tipo' in column && column.tipo === 'numero'
    ? { ...column, redondeo: 'ninguno' }
    : column;
