import { useEffect } from 'react';

/** Chooses the only one of a list as soon as it is known; whoever clears it afterwards is not contradicted. */
export function useOnlyChoice<One>(
  choices: readonly One[] | undefined,
  chosen: string | number | undefined,
  choose: (only: One) => void,
): void {
  const only = choices?.length === 1 ? choices[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list
  useEffect(() => {
    if (only !== undefined && chosen === undefined) choose(only);
  }, [only]);
}
