import type {
  ParameterChoices,
  ParameterChoicesQuery,
} from '@lienzo/schema/reports/report-parameter-endpoints';
import { useEffect, useState } from 'react';

/** What can be chosen for a parameter. Response of `get_parameter_choices`. */
export type LoadParameterChoices = (
  query: ParameterChoicesQuery,
  signal: AbortSignal,
) => Promise<ParameterChoices>;

export type MatchedChoices = ParameterChoices & { state: 'loading' | 'found' | 'failed'; problem: string };

const NOTHING: MatchedChoices = { values: [], more: false, state: 'loading', problem: '' };

/** @param query null while nothing is wanted; the choices before stay until others arrive. */
export function useParameterChoices(
  load: LoadParameterChoices | undefined,
  query: ParameterChoicesQuery | null,
): MatchedChoices {
  const [found, setFound] = useState(NOTHING);
  const key = query === null ? null : JSON.stringify(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says whether the query is another one
  useEffect(() => {
    if (query === null || load === undefined) return;
    const stop = new AbortController();
    load(query, stop.signal).then(
      (choices) => {
        if (!stop.signal.aborted) setFound({ ...choices, state: 'found', problem: '' });
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        setFound({ ...NOTHING, state: 'failed', problem: error instanceof Error ? error.message : '' });
      },
    );
    return () => stop.abort();
  }, [load, key]);
  return found;
}
