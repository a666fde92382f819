import { endpoints } from '@lienzo/schema/endpoints';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import type { AuditSearch } from './audit-search';

/** The audit, a page of the newest entries after the other. */
export const auditQuery = ({ q, tipo, desde, hasta, proveedor }: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ['account-audit', { q, tipo, desde, hasta, proveedor }],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.account_audit, {
        query: {
          q,
          area: tipo,
          since: desde,
          until: hasta,
          organization_id: proveedor,
          before: pageParam,
        },
        signal,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    // What happened a moment ago is what is looked for.
    staleTime: 0,
  });
