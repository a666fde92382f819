import { storedQuery } from '@lienzo/schema/report/rows-query';
import { describe, expect, it } from 'vitest';
import { filterOn, tabla } from '../../reports/testing/test-reports.ts';
import { buildRowsQuery } from './build-rows-query.ts';

const ORGANIZATION = '00000001-0000-4000-8000-000000000001';
const queryOf = (item: ReturnType<typeof tabla>, limit?: number) =>
  buildRowsQuery(storedQuery(item), {
    organizationId: ORGANIZATION,
    ...(limit === undefined ? {} : { limit }),
  });

describe('buildRowsQuery', () => {
  it('names its tenant in the root and in every join', () => {
    expect(queryOf(tabla(['payroll_results.net_pay', 'employees.name']), 50)?.rows.sql).toBe(
      'select "payroll_results"."net_pay" as "payroll_results.net_pay", "employees"."name" as "employees.name" ' +
        'from "payroll_results" left join "employees" on "employees"."organization_id" = "payroll_results"."organization_id" ' +
        'and "payroll_results"."employee_id" = "employees"."id" ' +
        'where "payroll_results"."organization_id" = $1 order by "payroll_results"."id" limit 50',
    );
  });

  it('sends what people write as parameters only', () => {
    const filters = [
      filterOn('employees.name', 'contiene', `x' or 1=1 --`),
      filterOn('employees.sbc', 'mayor que', '10'),
    ];
    const query = queryOf(tabla(['employees.human_id'], { filters }))?.rows;
    // Texts are compared folded, without apostrophes.
    expect(query?.parameters).toEqual([ORGANIZATION, 'x or 1=1 --', '10']);
    expect(query?.sql).not.toContain('1=1');
    expect(query?.sql).toMatch(
      /position\(\$2 in lower\(translate\(normalize\("employees"\."name", NFC\), '.+', '.+'\) collate "C"\)\) > 0/,
    );
    expect(query?.sql).toContain('"employees"."sbc" > cast($3 as numeric)');
  });

  it('joins the filters of a group by O, and the groups by Y', () => {
    const filters = [
      { ...filterOn('employees.sbc', 'mayor que', '10'), grupo: `g' or 1=1 --` },
      filterOn('employees.sbc', 'menor que', '90'),
      { ...filterOn('employees.sbc', 'igual a', '5'), grupo: `g' or 1=1 --` },
      // Not filled in: as though it were not there.
      { ...filterOn('employees.sbc', 'igual a', ''), grupo: `g' or 1=1 --` },
      { ...filterOn('employees.sbc', 'distinto de', '7'), grupo: 'alone' },
    ];
    const query = queryOf(tabla(['employees.human_id'], { filters }))?.rows;
    expect(query?.sql).toContain(
      'where "employees"."organization_id" = $1 and ("employees"."sbc" > cast($2 as numeric) or "employees"."sbc" = cast($3 as numeric)) ' +
        'and "employees"."sbc" < cast($4 as numeric) and ("employees"."sbc" is distinct from cast($5 as numeric)) order',
    );
    expect(query?.parameters).toEqual([ORGANIZATION, '10', '5', '90', '7']);
  });

  it('reads the rows of the leading table, also while none of its columns is used', () => {
    const leading = { selected_tables: ['payroll_results', 'employees'] };
    const query = queryOf(tabla(['employees.name'], leading));
    expect(query?.rows.sql).toContain('from "payroll_results" left join "employees"');
    expect(query?.count.sql).toContain('from "payroll_results" left join "employees"');
  });

  it('leaves a further table out until one of its columns is used', () => {
    const further = { selected_tables: ['employees', 'payroll_results'] };
    expect(queryOf(tabla(['employees.name'], further))?.rows.sql).not.toContain('payroll_results');
  });

  it('relates further tables through the leading one', () => {
    const leading = { selected_tables: ['payroll_lines', 'employees', 'concepts'] };
    const query = queryOf(tabla(['employees.name', 'concepts.key'], leading));
    expect(query?.rows.sql).toContain('from "payroll_lines"');
  });

  it('names unrelated tables as the person chose them', () => {
    const tables = { selected_tables: ['concepts', 'employees'] };
    expect(() => queryOf(tabla(['employees.name'], tables))).toThrow(
      expect.objectContaining({
        entries: [expect.objectContaining({ message: expect.stringContaining('“Conceptos”, “Empleados”') })],
      }),
    );
  });

  it('counts the same rows', () => {
    const query = queryOf(
      tabla(['employees.name'], { filters: [filterOn('employees.sbc', 'menor que', '5')] }),
    );
    expect(query?.count.sql).toMatch(
      /^select count\(\*\) as count from "employees" where .+ < cast\(\$2 as numeric\)$/,
    );
  });

  it('gives rows group by group, in the direction that was asked for the group', () => {
    const query = queryOf({
      ...tabla(['employees.name']),
      group_by: ['employees.position', 'employees.gender'],
      order_columns: [
        { column: 'employees.name', direction: 'asc' },
        { column: 'employees.gender', direction: 'desc' },
      ],
    })?.rows.sql;
    expect(query).toContain('"employees"."position" as "employees.position"');
    expect(query).toMatch(
      /order by "employees"\."position" asc nulls last, "employees"\."gender" desc nulls last, "employees"\."name" asc nulls last, "employees"\."id"$/,
    );
  });

  it('refuses a name that is not in the catalogue, even if nobody checked before', () => {
    expect(() => queryOf(tabla(['employees.password_hash']))).toThrow('unknown_column');
    expect(() => queryOf(tabla(['employees.name', 'users.mail']))).toThrow();
  });

  it('asks nothing for an item without columns of a table', () => {
    expect(queryOf(tabla([]))).toBeNull();
  });
});
