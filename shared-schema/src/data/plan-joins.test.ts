import { describe, expect, it, test } from 'vitest';
import { CATALOG_REFERENCES, CATALOG_TABLES } from './catalog.ts';
import { type JoinPlan, planJoins, tablesAbove } from './plan-joins.ts';

/** `root > table(a.x = b.id)`, as a reader would write it. */
function written(plan: JoinPlan | null): string {
  if (plan === null) return 'none';
  const joins = plan.joins.map(({ table, on, multiplies }) => {
    const keys = on.map(([a, b]) => `${a.table}.${a.column}=${b.table}.${b.column}`).join('&');
    return `${multiplies ? '*' : ''}${table}(${keys})`;
  });
  return [plan.root, ...joins].join(' > ');
}

describe('planJoins', () => {
  it('needs no join for one table', () => {
    expect(written(planJoins(['employees']))).toBe('employees');
    expect(written(planJoins(['employees', 'employees']))).toBe('employees');
  });

  it('leads with the table of the many, whichever was chosen first', () => {
    const expected = 'payroll_results > employees(payroll_results.employee_id=employees.id)';
    expect(written(planJoins(['payroll_results', 'employees']))).toBe(expected);
    expect(written(planJoins(['employees', 'payroll_results']))).toBe(expected);
  });

  it('joins the tables in between silently', () => {
    expect(written(planJoins(['employees', 'clients']))).toBe(
      'employees > paysheets(employees.paysheet_id=paysheets.id) > clients(paysheets.client_id=clients.id)',
    );
  });

  it('joins a table that two ways lead to once', () => {
    const plan = planJoins(['payroll_lines', 'employees', 'periods', 'paysheets', 'concepts']);
    expect(plan?.root).toBe('payroll_lines');
    const tables = plan?.joins.map((join) => join.table) ?? [];
    expect(new Set(tables).size).toBe(tables.length);
    expect([...tables].sort()).toEqual(['concepts', 'employees', 'payroll_results', 'paysheets', 'periods']);
    expect(plan?.joins.some((join) => join.multiplies)).toBe(false);
  });

  it('takes the payroll of the period, also where the person is joined, and for people alone theirs', () => {
    expect(written(planJoins(['incidents', 'employees', 'paysheets']))).toBe(
      'incidents > employees(incidents.employee_id=employees.id) > periods(incidents.period_id=periods.id) > ' +
        'paysheets(periods.paysheet_id=paysheets.id)',
    );
    expect(written(planJoins(['employees', 'paysheets']))).toBe(
      'employees > paysheets(employees.paysheet_id=paysheets.id)',
    );
    expect(written(planJoins(['employees', 'employments', 'paysheets']))).toBe(
      'employments > employees(employments.employee_id=employees.id) > paysheets(employments.paysheet_id=paysheets.id)',
    );
  });

  it('lets facts of the same person meet in the same period', () => {
    expect(written(planJoins(['incidents', 'payroll_results']))).toBe(
      'incidents > employees(incidents.employee_id=employees.id) > ' +
        '*payroll_results(payroll_results.employee_id=employees.id&payroll_results.period_id=incidents.period_id)',
    );
  });

  it('repeats rows only by a chosen table', () => {
    expect(written(planJoins(['employees', 'periods']))).toBe(
      'employees > paysheets(employees.paysheet_id=paysheets.id) > *periods(periods.paysheet_id=paysheets.id)',
    );
    expect(planJoins(['employees', 'concepts'])).toBeNull();
    expect(planJoins(['clients', 'processes'])).toBeNull();
  });

  it('every table of the many reaches what it refers to without repeating a row', () => {
    for (const { from, to } of CATALOG_REFERENCES) {
      const plan = planJoins([to, from]);
      expect(plan?.root, `${from} > ${to}`).toBe(from);
      expect(plan?.joins.map((join) => join.multiplies)).toEqual([false]);
    }
  });

  it('joins each table after those that its keys name, for every pair of tables', () => {
    const names = CATALOG_TABLES.map((table) => table.nombre_modelo);
    const plans = names.flatMap((a) => names.map((b) => planJoins([a, b]))).filter((plan) => plan !== null);
    expect(plans.length).toBeGreaterThan(100);
    for (const plan of plans) expect(danglingTables(plan), written(plan)).toEqual([]);
  });
});

/** Tables that a key names before they are joined. */
function danglingTables({ root, joins }: JoinPlan): string[] {
  const known = new Set([root]);
  return joins.flatMap(({ table, on }) => {
    known.add(table);
    return on.flatMap((pair) => pair.map((column) => column.table)).filter((name) => !known.has(name));
  });
}

test('a table above can be joined without a change of the rows', () => {
  expect([...tablesAbove(['payroll_results'])].sort()).toEqual(
    'clients companies cost_centers employees paysheets payroll_results payroll_runs periods processes registers'
      .split(' ')
      .sort(),
  );
  for (const { nombre_modelo } of CATALOG_TABLES)
    for (const above of tablesAbove([nombre_modelo])) {
      const plan = planJoins([nombre_modelo, above]);
      expect(plan?.root, `${nombre_modelo} > ${above}`).toBe(nombre_modelo);
      expect(plan?.joins.some((join) => join.multiplies)).toBe(false);
    }
});
