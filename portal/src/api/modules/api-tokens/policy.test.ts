import { ROLES, type Role } from '@lienzo/schema/api/endpoint';
import { describe, expect, it } from 'vitest';
import { canSeeApiToken, seesApiTokensOf } from './policy.ts';

const ME = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';

const person = (role: Role) => ({ userId: ME, role, clientId: null });
const rolesWhere = (holds: (role: Role) => boolean) => ROLES.filter(holds);

describe('API tokens', () => {
  it('administrators see everybody’s, others their own', () => {
    const seen = (role: Role, user_id: string) => canSeeApiToken(person(role), { user_id });
    expect(rolesWhere((role) => seen(role, ME))).toEqual([...ROLES]);
    expect(rolesWhere((role) => seen(role, OTHER))).toEqual(['SuperAdmin', 'Admin']);
    expect(ROLES.map((role) => seesApiTokensOf(person(role)))).toEqual([undefined, undefined, ME, ME]);
  });
});
