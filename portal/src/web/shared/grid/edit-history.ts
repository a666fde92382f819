/** What a person has changed in a grid, by the rows' keys, with the steps back and forth. */
export type Edits<Row> = ReadonlyMap<number, Row>;

export type EditHistory<Row> = {
  past: readonly Edits<Row>[];
  present: Edits<Row>;
  future: readonly Edits<Row>[];
  /** What the last step was, if the next one of the same kind belongs to it: the letters of a field. */
  merge: string | null;
};

/** Steps that can be taken back. */
const MAX_STEPS = 200;

export const noEdits = <Row>(): EditHistory<Row> => ({
  past: [],
  present: new Map(),
  future: [],
  merge: null,
});

/** One step: these rows, by their keys; or more of the last step, when it has the same `merge`. */
export function edited<Row>(
  { past, present, merge: last }: EditHistory<Row>,
  rows: Iterable<readonly [number, Row]>,
  merge: string | null = null,
): EditHistory<Row> {
  const next = new Map(present);
  for (const [key, row] of rows) next.set(key, row);
  const steps = merge !== null && merge === last ? past : [...past, present].slice(-MAX_STEPS);
  return { past: steps, present: next, future: [], merge };
}

export function undone<Row>(history: EditHistory<Row>): EditHistory<Row> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    merge: null,
  };
}

export function redone<Row>(history: EditHistory<Row>): EditHistory<Row> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, merge: null };
}
