/** Plants differences between data and rendering service, and looks whether the proof finds them. */
import { renderFormat } from '@lienzo/schema/api/render-contract';
import type { Row } from '@lienzo/schema/data/column';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RandomReport, randomReport } from '../../reports/testing/random-report.ts';
import { type Dice, seededDice } from '../../reports/testing/seeded-dice.ts';
import { PLANTED_KINDS, type PlantedKind, plantDifference } from './plant-difference.ts';
import { ProofDriver } from './proof-driver.ts';

let driver: ProofDriver;

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
    driver = new ProofDriver();
  });
  afterAll(() => driver?.stop());

  for (const format of renderFormat.options)
    it(`finds every difference that is planted in the ${format}, and none in what is as it must be`, {
      timeout: 1_800_000,
    }, async () => {
      const match: Partial<Record<PlantedKind, number>> = {};
      const missed: string[] = [];
      const unfounded: unknown[] = [];
      for (let round = 0; round < count; round += 1) {
        const kind = PLANTED_KINDS[round % PLANTED_KINDS.length] ?? 'drop';
        const { report, changed } = planted(kind, seededDice(seed + round));
        const name = `${kind} in ${report.shape}, seed ${seed + round}`;
        const right = await driver.prove(format, report);
        if (right.differences.length > 0) unfounded.push({ name, differences: right.differences });
        const wrong = await driver.prove(format, report, changed);
        if (wrong.differences.length > 0) match[kind] = (match[kind] ?? 0) + 1;
        else missed.push(name);
      }
      expect({ missed, unfounded }).toEqual({ missed: [], unfounded: [] });
      const each = count / PLANTED_KINDS.length;
      expect(match).toEqual(Object.fromEntries(PLANTED_KINDS.map((kind) => [kind, each])));
    });
}
