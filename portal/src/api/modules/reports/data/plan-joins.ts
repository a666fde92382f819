/** Finds how the tables that a report's item uses hang together, along the catalogue's keys. */
import { CATALOG_REFERENCES, type CatalogReference } from '@lienzo/schema/data/catalog';

/** A column of a table of the plan. */
export type PlanColumn = { table: string; column: string };

/** `table` is joined where each pair of columns is equal (besides the tenant, always). */
export type PlannedJoin = {
  table: string;
  on: [PlanColumn, PlanColumn][];
  /** Whether one row so far may meet several of this table. */
  multiplies: boolean;
};

export type JoinPlan = { root: string; joins: PlannedJoin[] };

/** A key walked from the table reached to the next one; `up`: from the many to the one. */
type Step = { from: string; to: string; reference: CatalogReference; up: boolean };

/** What a step from the one to the many costs against a step up, so that it is taken only where it must be. */
const MULTIPLYING_COST = 100;
/** Facts of the same person meet in the same period, else each would meet all of the other's. */
const MEETING_TABLE = 'periods';

/**
 * The first table from which the others are all reached from the many to the one, so that no row is repeated;
 * where there is none, the table that repeats least. Tables in between are joined without being asked for, but
 * only from the many to the one: rows never multiply by a table that the person did not choose.
 * @param tables models of the catalogue, the leading one first.
 * @returns null when a table cannot be reached from the others.
 */
export function planJoins(tables: string[]): JoinPlan | null {
  const wanted = [...new Set(tables)];
  let best: { cost: number; plan: JoinPlan } | undefined;
  for (const root of wanted) {
    const found = planFrom(root, wanted);
    if (found !== null && (best === undefined || found.cost < best.cost)) best = found;
  }
  return best?.plan ?? null;
}

function planFrom(root: string, wanted: string[]): { cost: number; plan: JoinPlan } | null {
  const arrivals = shortestSteps(root, new Set(wanted));
  const steps: Step[] = [];
  const reached = new Set([root]);
  for (const table of wanted) {
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
    // A longer way up is no reason to lead with another table; only repeated rows are.
    cost: steps.filter((step) => !step.up).length,
    plan: { root, joins: joinsOf(root, steps) },
  };
}

/** Dijkstra over the keys: for each table the last step of the cheapest way to it. */
function shortestSteps(root: string, wanted: Set<string>): Map<string, Step> {
  const arrivals = new Map<string, Step>();
  const costs = new Map([[root, 0]]);
  const open = new Set([root]);
  while (open.size > 0) {
    const at = [...open].reduce((a, b) => ((costs.get(b) ?? 0) < (costs.get(a) ?? 0) ? b : a));
    open.delete(at);
    for (const step of stepsFrom(at, wanted)) {
      const cost = (costs.get(at) ?? 0) + (step.up ? 1 : MULTIPLYING_COST);
      if (cost >= (costs.get(step.to) ?? Number.POSITIVE_INFINITY)) continue;
      costs.set(step.to, cost);
      arrivals.set(step.to, step);
      open.add(step.to);
    }
  }
  return arrivals;
}

function stepsFrom(table: string, wanted: Set<string>): Step[] {
  return CATALOG_REFERENCES.flatMap((reference): Step[] => {
    if (reference.from === table) return [{ from: table, to: reference.to, reference, up: true }];
    if (reference.to === table && wanted.has(reference.from))
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

/** Equal periods of a table that multiplies and of what is joined already. */
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
