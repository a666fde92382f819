/**
 * The store as the actions of one slice see it: they read their own state and that of the slices named, and write only
 * their own. A change to several slices is an action of `actions/`, which calls theirs.
 */
export type SliceStore<Own, Others = unknown> = {
  getState(): Own & Others;
  setState(change: Partial<Own>): void;
};
