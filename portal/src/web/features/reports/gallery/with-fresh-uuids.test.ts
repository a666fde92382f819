import { newItem } from '@lienzo/schema/report/new-item';
import { reportDocument, reportItems } from '@lienzo/schema/report/report';
import { reciboNomina } from '@lienzo/templates/reports/recibo-nomina';
import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import { expect, it } from 'vitest';
import { withFreshUuids } from './with-fresh-uuids';

it('copies everything but the uuids, which are all new', () => {
  const copy = reportDocument.parse(withFreshUuids(reciboNomina.report));
  const before = reportItems(reciboNomina.report);
  const after = reportItems(copy);
  expect(after.map((item, at) => ({ ...item, uuid: before[at]?.uuid }))).toEqual(before);
  const uuids = [...before, ...after].map(({ uuid }) => uuid);
  expect(new Set(uuids).size).toBe(uuids.length);
});

it('lets formulas follow the tables that they total', () => {
  const [table] = reportItems(registroNomina.report).filter((item) => item.nombre === 'tabla');
  const figure = { ...newItem('indicador'), formula: `SUMA([${table?.uuid}.payroll_results.net_pay])` };
  const { layouts } = registroNomina.report;
  const section = { index: layouts.length, separation: false, items: [figure] };
  const copy = withFreshUuids({ ...registroNomina.report, layouts: [...layouts, section] });
  const [copied] = reportItems(copy).filter((item) => item.nombre === 'tabla');
  expect(copied?.uuid).not.toBe(table?.uuid);
  expect(reportItems(copy).at(-1)).toMatchObject({
    formula: `SUMA([${copied?.uuid}.payroll_results.net_pay])`,
  });
});
