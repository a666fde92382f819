/** Plants differences between data and rendering service, and looks whether the proof finds them. */
import { type RenderFormat, renderFormat } from '@lienzo/schema/api/render-contract';
import type { Row } from '@lienzo/schema/data/column';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { openTestRenderer, type TestRenderer } from '@lienzo/tests/renderer/open-test-renderer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { headLine } from '../data/report-lines.ts';
import type { ProofSource } from '../proof/compare-file.ts';
import { compareInThread } from '../proof/compare-in-thread.ts';
import { PLANTED_KINDS, type PlantedKind, plantDifference } from './plant-difference.ts';
import { type RandomReport, randomReport } from './random-report.ts';
import { type Dice, seededDice } from './seeded-dice.ts';

const TODAY = '2026-11-26';
const FORMATS = renderFormat.options;

let renderer: TestRenderer;

/** What the rendering service makes of these rows. */
async function fileOf(
  format: RenderFormat,
  report: ReportDocument,
  rows: Record<string, Row[]>,
): Promise<Uint8Array> {
  const lines = Object.entries(rows).flatMap(([item, own]) =>
    own.map((row) => JSON.stringify({ item, row })),
  );
  const end = JSON.stringify({ end: true, rows: lines.length });
  const body = `${headLine(report, { today: TODAY })}${[...lines, end].join('\n')}\n`;
  const headers = { 'content-type': 'application/x-ndjson' };
  const url = `http://renderer.test/render?format=${format}`;
  const answer = await renderer.fetch(new Request(url, { method: 'POST', headers, body }));
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** What SQL would have given: the totals are the drawing's own. */
function sourceOf({ report, rows }: RandomReport): ProofSource {
  const items = dataItems(report).map(({ uuid, nombre }) => ({
    ...{ uuid, name: nombre, rows: rows[uuid] ?? [], totals: [], subtotals: [], chart: null },
  }));
  return { report, expected: { items, rows: 0, more: false }, today: TODAY };
}

type Planted = { report: RandomReport; changed: Record<string, Row[]> };

/** A report that has room for a difference of this kind. */
function planted(kind: PlantedKind, dice: Dice): Planted {
  for (;;) {
    const report = randomReport(dice);
    const changed = plantDifference(report, kind, dice);
    if (changed !== undefined) return { report, changed };
  }
}

/**
 * @param count of the reports with a difference, as many of each kind; each of them is also proved without one.
 * @param seed of the first one.
 */
export function testPlantedDifferences(count: number, seed: number): void {
  beforeAll(() => {
    renderer = openTestRenderer();
  });
  afterAll(() => renderer?.stop());

  for (const format of FORMATS)
    it(`finds every difference that is planted in the ${format}, and none in what is as it must be`, {
      timeout: 1_800_000,
    }, async () => {
      const found: Partial<Record<PlantedKind, number>> = {};
      const missed: string[] = [];
      const unfounded: unknown[] = [];
      for (let round = 0; round < count; round += 1) {
        const kind = PLANTED_KINDS[round % PLANTED_KINDS.length] ?? 'drop';
        const { report, changed } = planted(kind, seededDice(seed + round));
        const name = `${kind} in ${report.shape}, seed ${seed + round}`;
        const source = sourceOf(report);
        const right = await compareInThread(format, await fileOf(format, report.report, report.rows), source);
        if (right.differences.length > 0) unfounded.push({ name, differences: right.differences });
        const wrong = await compareInThread(format, await fileOf(format, report.report, changed), source);
        if (wrong.differences.length > 0) found[kind] = (found[kind] ?? 0) + 1;
        else missed.push(name);
      }
      expect({ missed, unfounded }).toEqual({ missed: [], unfounded: [] });
      expect(found).toEqual(
        Object.fromEntries(PLANTED_KINDS.map((kind) => [kind, count / PLANTED_KINDS.length])),
      );
    });
}
