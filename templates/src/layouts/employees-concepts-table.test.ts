import { expect, test } from 'vitest';
import { employeesConceptsTable } from './employees-concepts-table.ts';

test('a row for each person and a column for each concept; names are text', () => {
  expect(
    employeesConceptsTable({
      people: [{ number: '0012', name: 'Peña & <b>Hijos</b>' }],
      concepts: [{ key: 'P012', description: 'Bono' }],
    }),
  ).toBe(
    '<table><thead><tr><th scope="col">NUM EMPLEADO</th><th scope="col">NOMBRE</th>' +
      '<th scope="col">P012 Bono</th></tr></thead><tbody><tr><td>0012</td>' +
      '<th scope="row">Peña &amp; &lt;b&gt;Hijos&lt;/b&gt;</th><td></td></tr></tbody></table>',
  );
});
