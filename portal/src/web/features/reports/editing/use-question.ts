import { useCallback, useState } from 'react';

/** A dialog as an async function: `ask()` opens it and resolves with the user's choice. */
export function useQuestion<Asked, Answer>(): {
  /** What is asked; null: nothing. */
  asked: Asked | null;
  ask: (asked: Asked) => Promise<Answer>;
  answer: (chosen: Answer) => void;
} {
  const [open, setOpen] = useState<{ asked: Asked; resolve: (chosen: Answer) => void } | null>(null);
  const ask = useCallback(
    (asked: Asked) => new Promise<Answer>((resolve) => setOpen({ asked, resolve })),
    [],
  );
  const answer = (chosen: Answer): void => {
    open?.resolve(chosen);
    setOpen(null);
  };
  return { asked: open?.asked ?? null, ask, answer };
}
