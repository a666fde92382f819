import { endpoints } from '@lienzo/schema/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call';

/** The clients that a new Ejecutivo can be given: of the own organization, or of the one that an operator chose. */
export const availableClientsQuery = (organizationId: string, isOperator: boolean) =>
  queryOptions({
    queryKey: ['available-clients', organizationId],
    queryFn: async ({ signal }) => {
      if (!isOperator) {
        const own = await call(endpoints.client, { signal });
        return { available: own.map(({ id, name }) => ({ id, name })) };
      }
      const { clients } = await call(endpoints.organization_detail, {
        query: { organization_id: organizationId },
        signal,
      });
      return { available: clients.map(({ id, name }) => ({ id, name })) };
    },
  });
