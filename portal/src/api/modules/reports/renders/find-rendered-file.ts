import { FILE_MEDIA_TYPES } from '@lienzo/schema/api/render-endpoints';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { RenderRequest } from '../repositories/render-request.ts';
import { findRenderFile } from '../repositories/renders.ts';

/**
 * The file that was made for a user; undefined when it is not theirs or does not exist.
 * @throws DomainError render_not_ready.
 */
export async function findRenderedFile(trx: TenantTransaction, actor: Actor, id: string) {
  const found = await findRenderFile(trx, actor, id);
  if (found === undefined) return undefined;
  const { sha256, size, name, format, request } = found;
  if (sha256 === null || size === null) throw new DomainError('render_not_ready');
  return {
    sha256,
    size,
    name: `${name}.${format}`,
    media_type: FILE_MEDIA_TYPES[format],
    reports: savedReports(request, name),
  };
}

function savedReports(request: RenderRequest, name: string): { id: number; name: string }[] {
  if (request.kind === 'combination')
    return request.reports.map((one) => ({ id: one.report_id, name: one.name }));
  return request.report_id === undefined ? [] : [{ id: request.report_id, name }];
}
