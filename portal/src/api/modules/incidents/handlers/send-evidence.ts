import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import { safeFileName } from '@lienzo/schema/api/file-name';
import type { send_evidence } from '@lienzo/schema/capture/incident-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { holdBlob } from '../../../platform/storage/hold-blob.ts';
import { receiveUpload, refuseOverQuota } from '../../directory/directory.ts';
import { countWaitingBytes, insertEvidence } from '../repositories/evidence.ts';
import { nameOfEvidence, refuseOtherTypes } from '../saving/evidence-type.ts';
import { loadPeriod } from '../saving/open-period.ts';
import type { Handler } from '../services.ts';

/** Only the bytes are kept, and counted: the directory gets the file when its certificate is saved. */
export const sendEvidence: Handler<typeof send_evidence> = async ({ query, caller, services, context }) => {
  const ids = { paysheetId: query.paysheet_id, periodId: query.period_id };
  const file = await receiveUpload(context, services.files, {
    limit: FILE_LIMIT - 1,
    acceptType: refuseOtherTypes,
    accept: async () => {
      await inTenant(services.db, caller, async (trx) => {
        await loadPeriod(trx, caller, ids);
        await refuseOverQuota(
          trx,
          caller.organizationId,
          await countWaitingBytes(trx, caller.organizationId),
        );
      });
    },
  });
  const name = safeFileName(nameOfEvidence(file));
  const id = await inTenant(services.db, caller, async (trx) => {
    await holdBlob(trx, services.files, file.sha256);
    const period = await loadPeriod(trx, caller, ids);
    const evidence = await insertEvidence(trx, caller, period, { ...file, name });
    await refuseOverQuota(trx, caller.organizationId, await countWaitingBytes(trx, caller.organizationId));
    return evidence;
  });
  return { result: { id, name } };
};
