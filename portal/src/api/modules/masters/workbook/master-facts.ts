/** What the plan knows beside the book. */
export type MasterFacts = {
  /** Numbers of other clients' payrolls and registers. */
  taken: { paysheets: ReadonlySet<string>; registers: ReadonlySet<string> };
  /** Ids by folded name. */
  processes: ReadonlyMap<string, number>;
  /** Periods in which something is captured. */
  captured: ReadonlySet<number>;
};
