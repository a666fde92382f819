/** Plans the joins between the tables of an item, along the catalogue's foreign keys. */
import { CATALOG_REFERENCES, type CatalogReference } from './catalog.ts';

/** A column of a planned table. */
export type PlanColumn = { table: string; column: string };

/** `table` is joined where each pair of columns is equal (in addition to the tenant, always). */
export type PlannedJoin = {
  table: string;
  on: [PlanColumn, PlanColumn][];
  /** Whether one row can match several rows of this table. */
  multiplies: boolean;
};

export type JoinPlan = { root: string; joins: PlannedJoin[] };

/** A foreign key from a reached table to the next one; `up`: from the many to the one. */
type Step = { from: string; to: string; reference: CatalogReference; up: boolean };

/** The cost of a step from the one to the many relative to a step up, so that it is taken only where necessary. */
const MULTIPLYING_COST = 100;
/** Facts of the same employee are joined by period, else each would be combined with all periods of the other. */
const MEETING_TABLE = 'periods';

/**
 * Chooses the first table from which the others are all reached from the many to the one, so that no row is repeated;
 * otherwise the table with the fewest repetitions. Intermediate tables are joined automatically, but only from the many
 * to the one: rows are never multiplied by a table that was not chosen.
 * @param tables models of the catalogue, the leading one first.
 * @returns null when a table cannot be reached from the others.
 */
export function planJoins(tables: string[]): JoinPlan | null {
  const requested = [...new Set(tables)];
  let best: { cost: number; plan: JoinPlan } | undefined;
  for (const root of requested) {
    const existing = planFrom(root, requested);
    if (existing !== null && (best === undefined || existing.cost < best.cost)) best = existing;
  }
  return best?.plan ?? null;
}

function planFrom(root: string, desired: string[]): { cost: number; plan: JoinPlan } | null {
  const arrivals = shortestSteps(root, new Set(desired));
  const steps: Step[] = [];
  const reached = new Set([root]);
  for (const table of desired) {
    const path: Step[] = [];
    for (let at = table; !reached.has(at); ) {
      const step = arrivals.get(at);
      if (step === undefined) return null;
      path.unshift(step);
      at = step.from;
    }
    for (const step of path) {
      reached.add(step.to);
      steps.push(step);
    }
  }
  return {
    // A longer path up is no reason to prefer another table; only repeated rows are.
    cost: steps.filter((step) => !step.up).length,
    plan: { root, joins: joinsOf(root, steps) },
  };
}

/**
 * The tables that a row of these names, from the many to the one, at any distance, and these themselves. To join one of
 * them neither repeats nor drops a row.
 */
export function tablesAbove(tables: Iterable<string>): Set<string> {
  const above = new Set(tables);
  for (const table of above) for (const { from, to } of CATALOG_REFERENCES) if (from === table) above.add(to);
  return above;
}

/**
 * Dijkstra's algorithm over the keys: for each table the last step of the cheapest path to it. Of two that cost the same
 * the one over the period is taken: what is captured belongs to the period's payroll, wherever the person works today.
 */
function shortestSteps(root: string, target: Set<string>): Map<string, Step> {
  const arrivals = new Map<string, Step>();
  const costs = new Map([[root, 0]]);
  const open = new Set([root]);
  while (open.size > 0) {
    const at = [...open].reduce((a, b) => ((costs.get(b) ?? 0) < (costs.get(a) ?? 0) ? b : a));
    open.delete(at);
    for (const step of stepsFrom(at, target)) {
      const cost = (costs.get(at) ?? 0) + (step.up ? 1 : MULTIPLYING_COST);
      const known = costs.get(step.to) ?? Number.POSITIVE_INFINITY;
      if (cost > known || (cost === known && !(step.up && step.from === MEETING_TABLE))) continue;
      costs.set(step.to, cost);
      arrivals.set(step.to, step);
      open.add(step.to);
    }
  }
  return arrivals;
}

function stepsFrom(table: string, expected: Set<string>): Step[] {
  return CATALOG_REFERENCES.flatMap((reference): Step[] => {
    if (reference.from === table) return [{ from: table, to: reference.to, reference, up: true }];
    if (reference.to === table && expected.has(reference.from))
      return [{ from: table, to: reference.from, reference, up: false }];
    return [];
  });
}

function joinsOf(root: string, steps: Step[]): PlannedJoin[] {
  const joined = [root];
  return steps.map((step) => {
    const { reference, to, up } = step;
    const key: [PlanColumn, PlanColumn] = [
      { table: reference.from, column: reference.column },
      { table: reference.to, column: 'id' },
    ];
    const on = up ? [key] : [key, ...meetings(to, joined)];
    joined.push(to);
    return { table: to, on, multiplies: !up };
  });
}

/** Joins the periods of a multiplying table and of the tables joined already. */
function meetings(table: string, joined: string[]): [PlanColumn, PlanColumn][] {
  const own = referenceTo(table);
  const other = joined.map(referenceTo).find((reference) => reference !== undefined);
  if (own === undefined || other === undefined) return [];
  return [
    [
      { table, column: own.column },
      { table: other.from, column: other.column },
    ],
  ];
}

const referenceTo = (table: string): CatalogReference | undefined =>
  CATALOG_REFERENCES.find((reference) => reference.from === table && reference.to === MEETING_TABLE);
