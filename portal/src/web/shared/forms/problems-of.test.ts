import { create_user } from '@lienzo/schema/accounts/account-endpoints';
import { new_organization } from '@lienzo/schema/accounts/organization-endpoints';
import { expect, it } from 'vitest';
import { problemsOf } from './problems-of';

it('says in Spanish what is too long, by its field', () => {
  const problems = problemsOf(new_organization, {
    name: 'x'.repeat(201),
    folderName: 'Carpeta',
    domain: 'x'.repeat(64),
    ui: { primary_color: '2545C4', secondary_color: 'FDAE38' },
  });
  expect(problems).toEqual({
    name: 'Usa 200 caracteres como máximo.',
    domain: 'Usa 63 caracteres como máximo.',
  });
});

it('never shows the library’s own words', () => {
  const problems = problemsOf(create_user, { user: { name: 7, mail: 'ana@norte.test', role_enum: null } });
  expect(problems).toEqual({
    'user.name': 'Revisa este campo.',
    'user.role_enum': 'Elige un rol.',
    organization_id: 'Elige un proveedor.',
  });
});
