/** Blocks: sections that an organization keeps to insert them in many reports. */

import { readReport } from '@lienzo/schema/report/read-report';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import type { Block } from '@lienzo/schema/report/report-blocks';
import { validateReport } from '@lienzo/schema/report/validate-report';
import {
  type BlockContent,
  type BlockSummary,
  type create_block,
  type delete_block,
  type get_block,
  type get_blocks,
  MAX_BLOCKS,
  type update_block,
} from '@lienzo/schema/reports/block-endpoints';
import { blockMessages } from '@lienzo/schema/reports/block-messages';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { canChangeBlock } from '../policy.ts';
import {
  countBlocks,
  findBlock,
  insertBlock,
  isNameTaken,
  listBlocks,
  deleteBlock as removeBlock,
  type StoredBlock,
  updateBlock as writeBlock,
} from '../repositories/report-blocks.ts';
import type { Handler } from '../services.ts';

export const getBlocks: Handler<typeof get_blocks> = ({ caller, services }) =>
  inTenant(services.db, caller, async (trx) =>
    (await listBlocks(trx, caller.organizationId)).map((block) => summaryFor(caller, block)),
  );

export const getBlock: Handler<typeof get_block> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { id, version, nombre, seccion, parametros } = await loadBlock(trx, caller, query.id);
    return { result: { id, version, nombre, seccion, parametros: [...parametros] } };
  });

export const createBlock: Handler<typeof create_block> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const document = JSON.stringify(documentOf(body));
    const { organizationId, userId } = caller;
    if ((await countBlocks(trx, organizationId)) >= MAX_BLOCKS)
      throw new DomainError({ code: 'invalid_report', message: blockMessages.tooMany(MAX_BLOCKS) });
    await refuseTakenName(trx, caller, { nombre: body.nombre, id: null });
    const id = await insertBlock(trx, { organizationId, userId, nombre: body.nombre, document });
    return { result: await summaryOf(trx, caller, id) };
  });

export const updateBlock: Handler<typeof update_block> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { id, version, nombre } = body;
    const { organizationId } = caller;
    await changeableBlock(trx, caller, id);
    const document = JSON.stringify(documentOf(body));
    await refuseTakenName(trx, caller, { nombre, id });
    const changed = await writeBlock(trx, { organizationId, id, version, nombre, document });
    if (!changed) throw new DomainError('block_conflict');
    return { result: await summaryOf(trx, caller, id) };
  });

export const deleteBlock: Handler<typeof delete_block> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    await changeableBlock(trx, caller, query.id);
    if (!(await removeBlock(trx, caller.organizationId, query.id))) throw new DomainError('not_found');
    return { result: { id: query.id } };
  });

/** A block as reports get it. @throws DomainError not_found. */
export async function loadBlock(
  trx: TenantTransaction,
  { organizationId }: Pick<Caller, 'organizationId'>,
  id: string,
): Promise<Block> {
  const stored = await findBlock(trx, organizationId, id);
  if (stored === undefined) throw new DomainError('not_found');
  const { report } = readReport(stored.document);
  const [seccion] = report.layouts;
  if (seccion === undefined) throw new DomainError('not_found');
  const { nombre, version } = stored;
  return { id, nombre, version, seccion, parametros: report.parametros };
}

/**
 * A report of the block's section alone, which must be one that could be saved.
 * @throws DomainError invalid_report.
 */
function documentOf({ nombre, seccion, parametros }: BlockContent): ReportDocument {
  const refuse = (message: string): never => {
    throw new DomainError({ code: 'invalid_report', message });
  };
  if (seccion.bloque !== undefined) refuse(blockMessages.nested(seccion.bloque.nombre));
  if (seccion.items.length === 0) refuse(blockMessages.emptySection);
  const document = { ...emptyReport(nombre), parametros, layouts: [{ ...seccion, index: 0 }] };
  const [problem] = validateReport(document);
  if (problem !== undefined) refuse(blockMessages.problem(problem.message));
  return document;
}

async function changeableBlock(trx: TenantTransaction, caller: Caller, id: string): Promise<void> {
  const stored = await findBlock(trx, caller.organizationId, id);
  if (stored === undefined) throw new DomainError('not_found');
  if (!canChangeBlock(caller, stored)) throw new DomainError('forbidden');
}

async function refuseTakenName(
  trx: TenantTransaction,
  { organizationId }: Caller,
  name: { nombre: string; id: string | null },
): Promise<void> {
  if (await isNameTaken(trx, organizationId, name)) throw new DomainError('block_exists');
}

async function summaryOf(trx: TenantTransaction, caller: Caller, id: string): Promise<BlockSummary> {
  const stored = await findBlock(trx, caller.organizationId, id);
  if (stored === undefined) throw new DomainError('not_found');
  return summaryFor(caller, stored);
}

const summaryFor = (
  caller: Caller,
  { id, nombre, version, usuario_nombre, updated_at, user_id }: StoredBlock,
): BlockSummary => ({
  ...{ id, nombre, version, usuario_nombre, updated_at },
  can_edit: canChangeBlock(caller, { user_id }),
});
