import type { organizations } from '@lienzo/schema/api/organization-endpoints';
import { inOperator } from '../../../../platform/database/in-operator.ts';
import { listProviders } from '../../repositories/organizations.ts';
import type { Handler } from '../../services.ts';

export const listOrganizations: Handler<typeof organizations> = ({ caller, services }) =>
  inOperator(services.db, caller, listProviders);
