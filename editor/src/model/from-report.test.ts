import { ITEM_KINDS } from '@lienzo/schema/report/item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { equalWidth } from '@lienzo/schema/report/widths';
import { expect, test } from 'vitest';
import { fromReport } from './from-report.ts';
import { invariantViolations } from './invariant-violations.ts';
import { itemOf } from './sample/sample-document.ts';
import { seededRandom } from './sample/seeded-random.ts';
import { toReport } from './to-report.ts';

function randomReport(random: () => number): ReportDocument {
  let number = 0;
  const layouts = Array.from({ length: Math.floor(random() * 8) + 1 }, (_, index) => {
    const count = Math.floor(random() * 7);
    const items = Array.from({ length: count }, () => ({
      ...itemOf(number++, ITEM_KINDS[Math.floor(random() * ITEM_KINDS.length)] ?? 'texto'),
      tamaño: equalWidth(count),
    }));
    return { index, separation: random() < 0.3, items };
  });
  return { ...emptyReport(`R${number}`), orientation: random() < 0.5 ? 'vertical' : 'horizontal', layouts };
}

test('toReport is the inverse of fromReport', () => {
  const random = seededRandom(7);
  for (let run = 0; run < 200; run++) {
    const report = randomReport(random);
    const document = fromReport(report);
    expect(invariantViolations(document)).toEqual([]);
    expect(toReport(document)).toEqual(report);
    expect(toReport(fromReport(toReport(document)))).toEqual(report);
  }
});

test('a repeated item gets a uuid of its own', () => {
  const report = {
    ...emptyReport(),
    layouts: [{ index: 0, separation: false, items: [itemOf(1), itemOf(1)] }],
  };
  const uuids = toReport(fromReport(report)).layouts[0]?.items.map((item) => item.uuid) ?? [];
  expect(new Set(uuids).size).toBe(2);
});
