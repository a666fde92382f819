import { ROLES } from '@lienzo/schema/api/endpoint';
import { describe, expect, it } from 'vitest';
import {
  canAddUserTo,
  canEditUser,
  canManageAccount,
  canManageClients,
  canManageClientUsers,
  canSeeModulesOfOthers,
} from './policy.ts';

const actor = (role: (typeof ROLES)[number], organizationId = 'valle') => ({
  userId: 'yo',
  organizationId,
  role,
});
const person = (role: (typeof ROLES)[number], organization_id = 'valle', id = 'alguien') => ({
  id,
  organization_id,
  role,
});

describe('whose account may be changed', () => {
  it('an Admin changes the Admins and Ejecutivos of the own organization', () => {
    expect(ROLES.filter((role) => canEditUser(actor('Admin'), person(role)))).toEqual(['Admin', 'Ejecutivo']);
    expect(ROLES.some((role) => canEditUser(actor('Admin'), person(role, 'norte')))).toBe(false);
  });

  it('a SuperAdmin those of every organization, but no SuperAdmin', () => {
    for (const organization of ['valle', 'norte'])
      expect(ROLES.filter((role) => canEditUser(actor('SuperAdmin'), person(role, organization)))).toEqual([
        'Admin',
        'Ejecutivo',
      ]);
  });

  it('nobody their own', () => {
    for (const role of ROLES) expect(canEditUser(actor(role), person('Admin', 'valle', 'yo'))).toBe(false);
  });

  it('an Ejecutivo and a client nobody', () => {
    for (const role of ROLES) {
      expect(canEditUser(actor('Ejecutivo'), person(role))).toBe(false);
      expect(canEditUser(actor('client'), person(role))).toBe(false);
    }
  });
});

it('people are added to the own organization by an Admin, to any by a SuperAdmin', () => {
  expect(ROLES.filter((role) => canAddUserTo(actor(role), 'valle'))).toEqual(['SuperAdmin', 'Admin']);
  expect(ROLES.filter((role) => canAddUserTo(actor(role), 'norte'))).toEqual(['SuperAdmin']);
});

it('the users of clients are managed by the bureau of their organization and by the operator', () => {
  const who = (organization: string) =>
    ROLES.filter((role) => canManageAccount(actor(role), person('client', organization)));
  expect(who('valle')).toEqual(['SuperAdmin', 'Admin', 'Ejecutivo']);
  expect(who('norte')).toEqual(['SuperAdmin']);
  expect(ROLES.filter((role) => canManageAccount(actor('Ejecutivo'), person(role)))).toEqual(['client']);
});

it('clients are managed by an Admin, their users by the bureau, modules seen by who assigns them', () => {
  const who = (may: (person: ReturnType<typeof actor>) => boolean) =>
    ROLES.filter((role) => may(actor(role)));
  expect(who(canManageClients)).toEqual(['Admin']);
  expect(who(canManageClientUsers)).toEqual(['Admin', 'Ejecutivo']);
  expect(who(canSeeModulesOfOthers)).toEqual(['SuperAdmin', 'Admin']);
});
