import { ACCOUNT_EVENT_AREAS, AUDIT_PAGE, type account_audit } from '@lienzo/schema/notices/audit-endpoints';
import { inOperator } from '../../../../platform/database/in-operator.ts';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { foldName } from '../../../../platform/text/fold-name.ts';
import { type AuditSearch, listAccountEvents } from '../../repositories/account-events.ts';
import type { Handler } from '../../services.ts';

/** An Admin reads the audit of their organization, a SuperAdmin that of all or one. */
export const getAudit: Handler<typeof account_audit> = async ({ query, caller, services }) => {
  const { organization_id: asked, q = '', area, since, until, before } = query;
  const isOperator = caller.role === 'SuperAdmin';
  // For an Admin, another organization is reported as not found.
  if (!isOperator && asked !== undefined && asked !== caller.organizationId)
    throw new DomainError({ code: 'organization_not_found', field: 'organization_id' });
  const search: AuditSearch = {
    organizationId: isOperator ? asked : caller.organizationId,
    kinds: area === undefined ? undefined : ACCOUNT_EVENT_AREAS[area],
    words: foldName(q)
      .split(/\s+/)
      .filter((word) => word !== ''),
    since,
    until,
    before,
    limit: AUDIT_PAGE + 1,
  };
  const match = isOperator
    ? await inOperator(services.db, caller, (trx) => listAccountEvents(trx, search))
    : await inTenant(services.db, caller, (trx) => listAccountEvents(trx, search));
  const events = match.slice(0, AUDIT_PAGE);
  return { events, next: match.length > AUDIT_PAGE ? (events.at(-1)?.id ?? null) : null };
};
