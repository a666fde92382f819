import { ROLES, type Role } from '@lienzo/schema/api/endpoint';
import { describe, expect, it } from 'vitest';
import { canSeeReport, editableOfNewReport, type ReportFacts, reportAbilities } from './policy.ts';

const ME = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const COMPANY = '33333333-3333-4333-8333-333333333333';

const person = (role: Role) => ({ userId: ME, role, clientId: role === 'client' ? COMPANY : null });
const report = (changes: Partial<ReportFacts> = {}): ReportFacts => ({
  user_id: OTHER,
  es_estatico: false,
  habilitado: true,
  editable: 'false',
  auditorio: { todos: false, clientIds: [] },
  ...changes,
});
const rolesWhere = (holds: (role: Role) => boolean) => ROLES.filter(holds);

describe('who sees a report', () => {
  it('administrators see every report, also disabled ones', () => {
    const seen = rolesWhere((role) => canSeeReport(person(role), report({ habilitado: false })));
    expect(seen).toEqual(['SuperAdmin', 'Admin']);
  });

  it('an Ejecutivo sees only their own, also when it is for all', () => {
    const forAll = { todos: true, clientIds: [] };
    expect(canSeeReport(person('Ejecutivo'), report({ auditorio: forAll }))).toBe(false);
    expect(canSeeReport(person('Ejecutivo'), report({ user_id: ME, habilitado: false }))).toBe(true);
  });

  it('a client user sees enabled reports made for their company or for all', () => {
    const client = person('client');
    expect(canSeeReport(client, report({ auditorio: { todos: true, clientIds: [] } }))).toBe(true);
    expect(canSeeReport(client, report({ auditorio: { todos: false, clientIds: [COMPANY] } }))).toBe(true);
    expect(canSeeReport(client, report({ auditorio: { todos: false, clientIds: [OTHER] } }))).toBe(false);
    expect(
      canSeeReport(client, report({ habilitado: false, auditorio: { todos: true, clientIds: [] } })),
    ).toBe(false);
  });

  it('everybody sees a static report, which is nobody’s', () => {
    const facts = report({ es_estatico: true, user_id: null });
    expect(rolesWhere((role) => canSeeReport(person(role), facts))).toEqual([...ROLES]);
  });

  it('a client user without a company sees only what is for all', () => {
    const astray = { ...person('client'), clientId: null };
    expect(canSeeReport(astray, report({ auditorio: { todos: false, clientIds: [COMPANY] } }))).toBe(false);
  });
});

describe('what may be done with a report', () => {
  it('edit: administrators, and staff when it is editable', () => {
    expect(rolesWhere((role) => reportAbilities(person(role), report()).edit)).toEqual([
      'SuperAdmin',
      'Admin',
    ]);
    const editable = report({ editable: 'true' });
    expect(rolesWhere((role) => reportAbilities(person(role), editable).edit)).toEqual([
      'SuperAdmin',
      'Admin',
      'Ejecutivo',
    ]);
  });

  it('clone and disable: staff; delete and who may edit: administrators; combine: everybody', () => {
    const rolesWith = (ability: 'clone' | 'disable' | 'delete' | 'combine' | 'split' | 'set_editable') =>
      rolesWhere((role) => reportAbilities(person(role), report())[ability]);
    expect(rolesWith('clone')).toEqual(['SuperAdmin', 'Admin', 'Ejecutivo']);
    expect(rolesWith('disable')).toEqual(['SuperAdmin', 'Admin', 'Ejecutivo']);
    expect(rolesWith('delete')).toEqual(['SuperAdmin', 'Admin']);
    expect(rolesWith('set_editable')).toEqual(['SuperAdmin', 'Admin']);
    expect(rolesWith('combine')).toEqual([...ROLES]);
    expect(rolesWith('split')).toEqual(['SuperAdmin', 'Admin', 'Ejecutivo']);
  });

  it('a disabled report is neither cloned nor combined, and can be enabled again', () => {
    const can = reportAbilities(person('Admin'), report({ habilitado: false }));
    expect(can).toEqual({
      edit: true,
      clone: false,
      disable: true,
      delete: true,
      combine: false,
      split: false,
      set_editable: true,
    });
  });

  it('a static report stays as it is for everybody', () => {
    for (const role of ROLES) {
      const { split, ...changes } = reportAbilities(person(role), report({ es_estatico: true }));
      expect(Object.values(changes)).not.toContain(true);
      expect(split).toBe(role !== 'client');
    }
  });

  it('what an Ejecutivo makes stays editable for them', () => {
    const editable = editableOfNewReport(person('Ejecutivo'));
    expect(reportAbilities(person('Ejecutivo'), report({ user_id: ME, editable })).edit).toBe(true);
    expect(editableOfNewReport(person('Admin'))).toBe('false');
  });
});
