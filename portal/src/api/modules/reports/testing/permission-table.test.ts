import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { type ReportFacts, reportAbilities } from '../policy.ts';
import { BELONGINGS, PERMISSION_PAGE, permissionPage } from './permission-table.ts';

it('the documentation has the permissions of the policy (`npm run permissions` writes them)', async () => {
  expect(await readFile(PERMISSION_PAGE, 'utf8')).toBe(permissionPage());
});

it('the table has a line for each difference that the policy makes', () => {
  const lines = permissionPage()
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const linesOf = (role: string) => lines.filter((line) => line.startsWith(`| ${role} |`));
  expect(linesOf('Admin')).toEqual(linesOf('SuperAdmin').map((line) => line.replace('SuperAdmin', 'Admin')));
  expect(linesOf('Ejecutivo').slice(-2)).toEqual([
    '| Ejecutivo | own | ✓ | ✓ | ✓ | ✓ |',
    "| Ejecutivo | other's | – | – | – | – |",
  ]);
  expect(linesOf('client').at(-1)).toBe("| client | other's | – | – | – | – |");
  expect(linesOf('Ejecutivo').length).toBeGreaterThan(linesOf('Admin').length);
  // They see, combine, and are asked for values; nothing else, and nothing of what they do not see.
  const ofClient = linesOf('client').map((line) => line.replaceAll(/[^✓–]/g, ''));
  expect(ofClient.filter((marks) => marks.length > Object.keys(BELONGINGS).length)).toSatisfy(
    (all: string[]) => all.every((marks) => /^✓––––[✓–]––––[✓–]–$|^–+$/.test(marks)),
  );
});

it('the table names every ability that the server tells of a report', () => {
  const facts: ReportFacts = {
    user_id: null,
    es_estatico: false,
    habilitado: true,
    editable: 'true',
    auditorio: { todos: true, clientIds: [] },
  };
  const reported = Object.keys(reportAbilities({ userId: '', role: 'Admin', clientId: null }, facts));
  const head = permissionPage()
    .split('\n')
    .find((line) => line.startsWith('| Role | Owner | `es_estatico`'));
  const columns = (head ?? '').split('|').map((column) => column.trim());
  expect(columns).toEqual(expect.arrayContaining(reported));
});
