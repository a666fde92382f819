import { ROLES, type Role } from '@lienzo/schema/api/endpoint';
import { describe, expect, it } from 'vitest';
import { canFetchScheduled } from './policy.ts';

const ME = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';

const person = (role: Role) => ({ userId: ME, role, clientId: null });
const rolesWhere = (holds: (role: Role) => boolean) => ROLES.filter(holds);

describe('files of schedules', () => {
  it('are fetched by administrators and by the owner, never by client users', () => {
    const fetched = (role: Role, userId: string) => canFetchScheduled(person(role), { userId });
    expect(rolesWhere((role) => fetched(role, ME))).toEqual(['SuperAdmin', 'Admin', 'Ejecutivo']);
    expect(rolesWhere((role) => fetched(role, OTHER))).toEqual(['SuperAdmin', 'Admin']);
  });
});
