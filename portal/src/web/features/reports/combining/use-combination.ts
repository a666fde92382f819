import type { KeptFilters } from '@lienzo/schema/reports/kept-filters';
import { COMBINED_REPORTS, type Combination } from '@lienzo/schema/reports/render-endpoints';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { useState } from 'react';
import { moveEntry } from './move-entry';

export type CombinationOptions = { title: string; cover: boolean; contents: boolean };

export type Combining = {
  /** In the order of the file; only those that may still be combined. */
  chosen: readonly ReportSummary[];
  isFull: boolean;
  options: CombinationOptions;
  setOptions(change: Partial<CombinationOptions>): void;
  /** Chooses a report, or no longer. */
  toggle(id: number): void;
  move(from: number, to: number): void;
  /** Values of filters for this file alone; a report without has those of the person. */
  filters: ReadonlyMap<number, KeptFilters>;
  keepFilters(id: number, kept: KeptFilters): void;
  /** What the API is asked for; null while there are too few reports or no title. */
  order(format: Combination['format']): Combination | null;
};

const OPTIONS: CombinationOptions = {
  title: reportMessages.combined.titleDefault,
  cover: false,
  contents: true,
};

/** The mode 'Descarga combinada' of the list: the chosen reports in their order, and the options of their file. */
export function useCombination(reports: readonly ReportSummary[]): {
  /** null while the mode is off. */
  combining: Combining | null;
  start(): void;
  cancel(): void;
} {
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const [options, setOptions] = useState(OPTIONS);
  const [filters, setFilters] = useState<ReadonlyMap<number, KeptFilters>>(new Map());
  const chosen = (ids ?? []).flatMap((id) => reports.find((one) => one.id === id && one.can.combine) ?? []);
  const keep = (next: readonly ReportSummary[]): void => setIds(next.map(({ id }) => id));
  const isFull = chosen.length >= COMBINED_REPORTS.most;
  const title = options.title.trim();
  const combining: Combining = {
    chosen,
    isFull,
    options,
    setOptions: (change) => setOptions({ ...options, ...change }),
    toggle(id) {
      const rest = chosen.filter((one) => one.id !== id);
      const added = reports.find((one) => one.id === id);
      if (rest.length < chosen.length) keep(rest);
      else if (added !== undefined && !isFull) keep([...rest, added]);
    },
    move: (from, to) => keep(moveEntry(chosen, from, to)),
    filters,
    keepFilters: (id, kept) => setFilters(new Map(filters).set(id, kept)),
    order(format) {
      if (chosen.length < COMBINED_REPORTS.fewest || title === '') return null;
      return {
        reports: chosen.map(({ id, nombre }) => {
          const kept_filters = filters.get(id);
          return { report_id: id, nombre, ...(kept_filters !== undefined && { kept_filters }) };
        }),
        format,
        title,
        cover: options.cover,
        table_of_contents: options.contents,
      };
    },
  };
  return {
    combining: ids === null ? null : combining,
    start: () => setIds([]),
    cancel() {
      setIds(null);
      setOptions(OPTIONS);
      setFilters(new Map());
    },
  };
}
