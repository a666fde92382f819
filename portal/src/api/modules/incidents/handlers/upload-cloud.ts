import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import { safeFileName } from '@lienzo/schema/api/file-name';
import type { upload_incident_cloud } from '@lienzo/schema/capture/incident-endpoints';
import { captureRuleMessages } from '@lienzo/schema/rule-messages/capture-rule-messages';
import { z } from 'zod';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { placeFile, receiveUpload } from '../../directory/directory.ts';
import { findClientFolder } from '../repositories/closing-facts.ts';
import type { Handler } from '../services.ts';

const level = z.string().trim().max(200).optional();
const cloudFields = z.object({
  id_directory_client: z.uuid().optional(),
  client_url_path: level,
  nomina: level,
  anio: level,
  proceso: level,
  periodo: level,
});

/** The file is received first: the form's fields may stand behind it. */
export const uploadIncidentCloud: Handler<typeof upload_incident_cloud> = async ({
  caller,
  services,
  context,
}) => {
  const given: Record<string, string> = {};
  const file = await receiveUpload(context, services.files, {
    limit: FILE_LIMIT - 1,
    onField: (name, value) => {
      if (value.trim() !== '') given[name] = value;
    },
  });
  const fields = cloudFields.safeParse(given);
  if (!fields.success) {
    const [issue] = fields.error.issues;
    throw new DomainError({ code: 'invalid_request', field: issue?.path.join('.') ?? '' });
  }
  const { id_directory_client, client_url_path, nomina, anio, proceso, periodo } = fields.data;
  const path = [nomina, anio, proceso, periodo].flatMap((name) =>
    name === undefined ? [] : [safeFileName(name)],
  );
  const item = await inTenant(services.db, caller, async (trx) => {
    const byPath =
      client_url_path === undefined
        ? null
        : await findClientFolder(trx, caller.organizationId, client_url_path);
    const folderId = id_directory_client ?? byPath;
    if (folderId === null)
      throw new DomainError({
        code: client_url_path === undefined ? 'required_parameter' : 'folder_not_found',
        field: 'id_directory_client',
        message: captureRuleMessages.cloudFolder,
      });
    return placeFile(trx, services, caller, { folderId, path, conflict: 'keep_both' }, file);
  });
  return { result: { id: item.id, name: item.name, message: captureRuleMessages.cloudStored } };
};
