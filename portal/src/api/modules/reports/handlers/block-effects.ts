/** What the current version of a block changes in the reports that use it, and putting it into them. */
import { describeChanges } from '@lienzo/schema/changes/describe-changes';
import { diffReports } from '@lienzo/schema/changes/diff-reports';
import { type Block, blockVersions, withBlock } from '@lienzo/schema/report/report-blocks';
import { validateReport } from '@lienzo/schema/report/validate-report';
import type { apply_block, BlockEffect, get_block_effects } from '@lienzo/schema/reports/block-endpoints';
import { blockMessages } from '@lienzo/schema/reports/block-messages';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { readVersion } from '../audit/read-version.ts';
import { checkReport } from '../document/check-report.ts';
import { canSeeReport, reportAbilities } from '../policy.ts';
import { reportsWithBlock } from '../repositories/report-blocks.ts';
import { findReport } from '../repositories/reports.ts';
import type { Handler } from '../services.ts';
import { loadBlock } from './blocks.ts';
import { saveChanges } from './save-changes.ts';

const { effects: messages } = blockMessages;

/** Those that the caller does not see are not told. */
export const getBlockEffects: Handler<typeof get_block_effects> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const block = await loadBlock(trx, caller, query.id);
    const reportes: BlockEffect[] = [];
    for (const id of await reportsWithBlock(trx, caller.organizationId, block.id)) {
      const effect = await effectOn(trx, caller, id, block);
      if (effect !== null) reportes.push(effect);
    }
    return { result: { nombre: block.nombre, version: block.version, reportes } };
  });

async function effectOn(
  trx: TenantTransaction,
  caller: Caller,
  id: number,
  block: Block,
): Promise<BlockEffect | null> {
  const stored = await findReport(trx, caller.organizationId, id);
  if (stored === undefined || !canSeeReport(caller, stored)) return null;
  const before = readVersion(stored.document);
  if (before === null) return null;
  const after = withBlock(before, block);
  const [problem] = validateReport(after);
  return {
    id_report: id,
    nombre: stored.nombre,
    updated_at: stored.updated_at,
    version: blockVersions(before, block.id)[0] ?? block.version,
    can_edit: reportAbilities(caller, stored).edit,
    changes: describeChanges(before, after, diffReports(before, after)),
    problem: problem?.message ?? null,
  };
}

/** Each report is saved as an edit of its own, with its audit entry; one that cannot be leaves the others alone. */
export const applyBlock: Handler<typeof apply_block> = async ({ body, caller, services }) => {
  const result: { id_report: number; reason: string | null }[] = [];
  for (const { id, updated_at } of body.reportes)
    result.push({
      id_report: id,
      reason: await inTenant(services.db, caller, async (trx) => {
        const block = await loadBlock(trx, caller, body.id);
        if (block.version !== body.version) throw new DomainError('block_conflict');
        return applyTo(trx, caller, { id, updated_at, block });
      }),
    });
  return { result };
};

/** @returns why the report stays as it is; null when it was changed. */
async function applyTo(
  trx: TenantTransaction,
  caller: Caller,
  { id, updated_at, block }: { id: number; updated_at: string; block: Block },
): Promise<string | null> {
  const stored = await findReport(trx, caller.organizationId, id);
  if (stored === undefined || !canSeeReport(caller, stored)) return messages.gone;
  if (!reportAbilities(caller, stored).edit) return messages.notYours;
  if (stored.updated_at !== updated_at) return messages.conflict;
  const before = readVersion(stored.document);
  if (before === null) return messages.gone;
  const after = withBlock(before, block);
  try {
    checkReport(after);
    await saveChanges(trx, caller, stored, after, updated_at);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const [{ code, message }] = error.entries;
    return code === 'report_conflict' ? messages.conflict : (message ?? messages.gone);
  }
}
