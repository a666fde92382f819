import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { PERMISSION_PAGE, permissionPage } from './permission-table.ts';

it('the documentation has the permissions of the policy (`npm run permissions` writes them)', async () => {
  expect(await readFile(PERMISSION_PAGE, 'utf8')).toBe(permissionPage());
});

it('the table has a line for each difference that the policy makes', () => {
  const lines = permissionPage()
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const of = (role: string) => lines.filter((line) => line.startsWith(`| ${role} |`));
  expect(of('Admin')).toEqual(of('SuperAdmin').map((line) => line.replace('SuperAdmin', 'Admin')));
  expect(of('Ejecutivo').slice(-2)).toEqual(['| Ejecutivo | own | ✓ |', "| Ejecutivo | other's | – |"]);
  expect(of('client').at(-1)).toBe('| client | any | – |');
  expect(of('Ejecutivo').length).toBeGreaterThan(of('Admin').length);
  expect(
    of('client')
      .slice(0, -1)
      .every((line) => / – \| – \| – \| – \| [✓–] \| – \| – \|$/.test(line)),
  ).toBe(true);
});
