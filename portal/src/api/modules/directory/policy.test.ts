import { ROLES, type Role } from '@lienzo/schema/api/endpoint';
import { describe, expect, it } from 'vitest';
import { directoryAbilities, type ItemFacts, mayLeave } from './policy.ts';

const FOLDER: ItemFacts = { fs_type: 'DIR', parent_id: 'above', fixed: false, scan_status: null };
const FILE: ItemFacts = { fs_type: 'FILE', parent_id: 'above', fixed: false, scan_status: 'clean' };

/** What a role may do with a thing, by name. */
const allowed = (role: Role, item: ItemFacts): string[] =>
  Object.entries(directoryAbilities(role, item)).flatMap(([name, may]) => (may ? [name] : []));

describe('a file', () => {
  it('leaves only when the antivirus has nothing against it', () => {
    expect((['infected', 'pending', 'clean', 'unscanned', null] as const).map(mayLeave)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('is changed by administrators and taken by everybody', () => {
    for (const role of ['Admin', 'SuperAdmin'] as const)
      expect(allowed(role, FILE)).toEqual(['rename', 'update', 'move', 'delete', 'download']);
    for (const role of ['Ejecutivo', 'client'] as const) expect(allowed(role, FILE)).toEqual(['download']);
  });
});

describe('a folder', () => {
  it.each([
    ['Admin', ['create', 'upload', 'upload_folders', 'rename', 'move', 'delete', 'download', 'share']],
    ['SuperAdmin', ['create', 'rename', 'move', 'delete', 'share']],
    ['Ejecutivo', ['upload', 'upload_folders', 'download', 'share']],
    ['client', ['upload', 'download', 'share']],
  ] as const)('for the role %s', (role, abilities) => {
    expect(allowed(role, FOLDER)).toEqual(abilities);
  });

  it('that is a client’s own, or the root, stays where it is', () => {
    for (const role of ROLES) {
      const own = directoryAbilities(role, { ...FOLDER, fixed: true });
      expect([own.move, own.delete]).toEqual([false, false]);
      expect(directoryAbilities(role, { ...FOLDER, parent_id: null }).rename).toBe(false);
    }
  });
});
