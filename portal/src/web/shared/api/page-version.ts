/** Whether the server has moved on to a version that this page does not speak (specification 1 §7). */
let isOld = false;
const listeners = new Set<() => void>();

export const pageVersion = {
  isOld: (): boolean => isOld,
  declareOld(): void {
    isOld = true;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
