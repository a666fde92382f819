import { useCallback, useState } from 'react';

/** A dialog as an async function: `ask()` opens it and resolves with the user's choice. */
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
