import type { ImssFinding } from '@lienzo/schema/imss/finding/imss-finding';
import { movementMessages } from '@lienzo/schema/imss/movement-messages';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { z } from 'zod';
import type { Actor } from '../../../platform/caller.ts';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { listBatches, listBatchMovements, lockBatch, saveGenerated } from '../repositories/batches.ts';
import type { StoredFile } from '../repositories/imss-requests.ts';
import type { ImssScope } from '../repositories/imss-scopes.ts';
import { listMovementPeople } from '../repositories/movement-people.ts';
import { imssCalendarOf } from '../repositories/non-working-days.ts';
import { storeFile } from '../requests/store-file.ts';
import type { ImssServices } from '../services.ts';
import { batchFiles } from './batch-files.ts';

export type GeneratedBatch = {
  files: StoredFile[];
  written: number;
  leftOut: number;
  findings: ImssFinding[];
};

const filesOf = z.array(z.object({ id: z.uuid(), name: z.string() }));

/**
 * Writes the files of a batch that is not sent, with the masters' data of this moment, and stores them in the client's
 * folder; again, they get new versions.
 * @param of `cause`: names what generates it; tried again, nothing is stored twice.
 * @throws DomainError imss_refused: it was sent meanwhile; and what the directory refuses.
 */
export async function generateBatch(
  services: ImssServices,
  actor: Actor,
  scope: ImssScope,
  { batchId, cause }: { batchId: number; cause: string },
): Promise<GeneratedBatch> {
  const { organizationId } = actor;
  const today = todayInMexico();
  const { movements, people, before, calendar } = await inTenant(
    services.db,
    systemContext(organizationId),
    async (trx) => {
      const [batch] = await listBatches(trx, organizationId, { id: batchId });
      const rows = await listBatchMovements(trx, organizationId, batchId);
      const ids = rows.map(({ employee_id }) => employee_id);
      return {
        movements: rows,
        people: await listMovementPeople(trx, organizationId, scope, ids),
        calendar: await imssCalendarOf(trx, organizationId),
        before: filesOf.parse(batch?.files ?? []),
      };
    },
  );
  const byId = new Map(people.map((person) => [person.employee_id, person]));
  const made = batchFiles(movements, byId, { scope, today, calendar });
  const files: StoredFile[] = [];
  for (const { type, bytes } of made.files) {
    const name = movementMessages.fileName(type, batchId);
    const replaces = before.find((one) => one.name === name)?.id;
    const target = { scope, key: `batch/${batchId}/${cause}`, month: today.slice(0, 7) };
    const stored = await storeFile(
      services,
      actor,
      { ...target, replaces },
      { name, media_type: 'text/plain', bytes },
    );
    files.push({ ...stored, name });
  }
  await inTenant(services.db, actor, async (trx) => {
    const state = await lockBatch(trx, organizationId, batchId);
    if (state !== 'borrador' && state !== 'archivo_generado')
      throw new DomainError({ code: 'imss_refused', message: movementMessages.alreadySent });
    await saveGenerated(trx, organizationId, batchId, {
      ...{ writtenIds: made.written.map(({ id }) => id), files, findings: made.findings },
    });
  });
  return {
    ...{ files, findings: made.findings, written: made.written.length },
    leftOut: movements.length - made.written.length,
  };
}
