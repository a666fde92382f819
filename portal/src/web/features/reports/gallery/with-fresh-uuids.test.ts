import { reportDocument, reportItems } from '@lienzo/schema/report/report';
import { reciboNomina } from '@lienzo/templates/reports/recibo-nomina';
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
