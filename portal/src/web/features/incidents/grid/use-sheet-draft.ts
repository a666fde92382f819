import type { CaptureKind, Saved } from '@lienzo/schema/capture/capture-rows';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error';
import { type Edits, edited, noEdits, redone, undone } from '../../../shared/grid/edit-history';
import { notify } from '../../../shared/notices/notify';
import { captureKey } from '../capture-queries';
import type { CapturedPeriod } from '../captured-period';
import { closePayroll } from '../close-payroll';
import { refusalOf } from '../people/refusal-of';
import { retrySave } from '../people/retry-save';
import { notifySaved } from '../receipts/notify-saved';
import type { SheetRow } from './sheet-row';

type DraftParts<Row> = {
  of: CapturedPeriod;
  kind: CaptureKind;
  /** As stored. */
  base: readonly Row[];
  /** How many cells of a row are wrong. */
  problemsOf: (row: Row) => number;
  save: (rows: readonly Row[]) => Promise<Saved>;
};

/** Somebody else saved these people meanwhile. */
export type SheetConflict = {
  ids: ReadonlySet<number>;
  messages: readonly string[];
  keep: () => void;
  take: () => void;
};

export type SheetDraft<Row> = {
  /** Everybody's row: what was changed, else what is stored. */
  rows: readonly Row[];
  /** As it is stored. */
  baseOf: (row: Row) => Row;
  /** One step; the letters of a field, which have the same `merge`, are one. */
  change: (rows: (readonly [number, Row])[], merge?: string) => void;
  /** Each says whether there was a step. */
  undo: () => boolean;
  redo: () => boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** People with changes. */
  changed: number;
  /** Wrong cells of what was changed. */
  problems: number;
  /** Saves what was changed; with `isFinal` the payroll is closed after it. */
  submit: (isFinal: boolean, then: () => void) => void;
  isSaving: boolean;
  refusal: string | null;
  conflict: SheetConflict | null;
};

/**
 * What a person has changed in a grid. Only changed people are sent, each with the version that the person has seen; of
 * those whom somebody else changed since, the person is told and chooses. Nothing that was typed is lost.
 */
export function useSheetDraft<Row extends SheetRow>(parts: DraftParts<Row>): SheetDraft<Row> {
  const { of, kind, base, problemsOf, save } = parts;
  const queryClient = useQueryClient();
  const [history, setHistory] = useState(noEdits<Row>);
  const [conflict, setConflict] = useState<Pick<SheetConflict, 'ids' | 'messages'> | null>(null);
  const edits = history.present;
  const rows = useMemo(() => base.map((row) => edits.get(row.person.id) ?? row), [base, edits]);
  const stored = useMemo(() => new Map(base.map((row) => [row.person.id, row])), [base]);
  const refresh = () => queryClient.invalidateQueries({ queryKey: captureKey(of) });
  const mutation = useMutation({
    meta: { handlesErrors: true },
    ...retrySave,
    async mutationFn({ isFinal }: { isFinal: boolean; then: () => void }) {
      if (edits.size > 0) {
        const { message } = await save([...edits.values()]);
        await refresh();
        setHistory(noEdits());
        notifySaved(message, kind, of, { withCsv: true });
      }
      if (!isFinal) return;
      const message = await closePayroll(of);
      await refresh();
      notify.success(message);
    },
    async onError(error) {
      if (!isConflict(error)) return;
      const ids = conflictingPeople(error, [...edits.values()]);
      await refresh();
      setConflict({ ids, messages: error.entries.map(({ message }) => message) });
    },
    onSettled: (_done, _error, { then }) => then(),
  });
  const settle = (present: Edits<Row>): void => {
    setHistory({ ...noEdits(), present });
    setConflict(null);
    mutation.reset();
  };
  return {
    rows,
    baseOf: (row) => stored.get(row.person.id) ?? row,
    change: (next, merge) => {
      mutation.reset();
      setHistory(edited(history, next, merge));
    },
    undo: () => {
      setHistory(undone(history));
      return history.past.length > 0;
    },
    redo: () => {
      setHistory(redone(history));
      return history.future.length > 0;
    },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    changed: edits.size,
    problems: useMemo(
      () => [...edits.values()].reduce((sum, row) => sum + problemsOf(row), 0),
      [edits, problemsOf],
    ),
    submit: (isFinal, then) => mutation.mutate({ isFinal, then }),
    isSaving: mutation.isPending,
    refusal: mutation.error === null || isConflict(mutation.error) ? null : refusalOf(mutation.error),
    conflict:
      conflict === null
        ? null
        : {
            ...conflict,
            keep: () => settle(withVersions(edits, stored, conflict.ids)),
            take: () => settle(new Map([...edits].filter(([id]) => !conflict.ids.has(id)))),
          },
  };
}

const isConflict = (error: Error): error is ApiError =>
  error instanceof ApiError && error.code === 'capture_conflict';

/** Whom the entries name: `only.3.version` is the fourth that was sent. */
const conflictingPeople = (error: ApiError, sent: readonly SheetRow[]): Set<number> =>
  new Set(
    error.entries.flatMap(({ field }) => {
      const row = sent[Number(field?.split('.')[1])];
      return row === undefined ? [] : [row.person.id];
    }),
  );

/** The changes as ones over what is stored now. */
const withVersions = <Row extends SheetRow>(
  edits: Edits<Row>,
  stored: ReadonlyMap<number, Row>,
  ids: ReadonlySet<number>,
): Edits<Row> =>
  new Map(
    [...edits].map(([id, row]) => [
      id,
      ids.has(id) ? { ...row, version: stored.get(id)?.version ?? row.version } : row,
    ]),
  );
