import { useState } from 'react';

export type Ticked = {
  chosen: ReadonlySet<number>;
  /** Whether another set is chosen than the saved one. */
  isDirty: boolean;
  mark: (ids: readonly number[], isOn: boolean) => void;
  /** After saving: the saved set counts again. */
  forget: () => void;
};

/** What is ticked in a form of checkboxes: the saved set until somebody changes it. */
export function useTicked(saved: readonly number[]): Ticked {
  const [changed, setChanged] = useState<ReadonlySet<number> | null>(null);
  const chosen = changed ?? new Set(saved);
  return {
    chosen,
    isDirty: chosen.size !== saved.length || saved.some((id) => !chosen.has(id)),
    mark(ids, isOn) {
      const next = new Set(chosen);
      for (const id of ids)
        if (isOn) next.add(id);
        else next.delete(id);
      setChanged(next);
    },
    forget: () => setChanged(null),
  };
}
