import { useCallback, useState } from 'react';

/** A dialog that is asked like a function: `ask()` opens it and gives what the person chose. */
export function useQuestion<Answer>(): {
  isOpen: boolean;
  ask: () => Promise<Answer>;
  answer: (chosen: Answer) => void;
} {
  const [resolve, setResolve] = useState<((chosen: Answer) => void) | null>(null);
  const ask = useCallback(
    () =>
      new Promise<Answer>((fulfil) => {
        setResolve(() => fulfil);
      }),
    [],
  );
  const answer = (chosen: Answer): void => {
    resolve?.(chosen);
    setResolve(null);
  };
  return { isOpen: resolve !== null, ask, answer };
}
