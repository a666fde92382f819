import type { EmployeeCapture } from '@lienzo/schema/api/capture-endpoints';
import type { CaptureKind, Saved } from '@lienzo/schema/api/capture-rows';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../shared/api/api-error';
import { captureKey, employeeCaptureQuery } from '../capture-queries';
import type { CapturedPeriod } from '../captured-period';
import { notifySaved } from '../receipts/notify-saved';
import { refusalOf } from './refusal-of';

type DraftParts<Value> = {
  of: CapturedPeriod;
  kind: CaptureKind;
  capture: EmployeeCapture;
  /** What is saved, as the tab shows it. */
  initial: Value;
  save: (value: Value, version: number) => Promise<Saved>;
};

export type CaptureDraft<Value> = {
  value: Value;
  change: (value: Value) => void;
  isDirty: boolean;
  /** Saving was tried, so problems are shown. */
  shows: boolean;
  show: () => void;
  submit: () => void;
  isSaving: boolean;
  /** What the server refused, in its words. */
  refusal: string | null;
  /** Somebody else has saved meanwhile. */
  conflict: { message: string; keep: () => void; take: () => void } | null;
};

/**
 * What a person has changed in a tab of one employee. Saving replaces what is stored of this kind if it is still the
 * version that the person began with; else they see who changed it, and choose.
 */
export function useCaptureDraft<Value>({
  of,
  kind,
  capture,
  initial,
  save,
}: DraftParts<Value>): CaptureDraft<Value> {
  const queryClient = useQueryClient();
  const [changed, setChanged] = useState<{ value: Value; version: number } | null>(null);
  const [shows, setShows] = useState(false);
  const [conflict, setConflict] = useState<string | null>(null);
  const value = changed?.value ?? initial;
  const present = capture.versions[kind];
  const mutation = useMutation({
    meta: { handlesErrors: true },
    mutationFn: () => save(value, changed?.version ?? present),
    async onSuccess({ message }) {
      notifySaved(message, kind, of);
      await queryClient.invalidateQueries({ queryKey: captureKey(of) });
      setChanged(null);
      setShows(false);
    },
    async onError(error) {
      if (!(error instanceof ApiError) || error.code !== 'capture_conflict') return;
      await queryClient.invalidateQueries({
        queryKey: employeeCaptureQuery(of, capture.employee.id).queryKey,
      });
      setConflict(error.message);
    },
  });
  const isConflict = mutation.error instanceof ApiError && mutation.error.code === 'capture_conflict';
  return {
    value,
    change: (next) => {
      mutation.reset();
      setChanged({ value: next, version: changed?.version ?? present });
    },
    isDirty: changed !== null,
    shows,
    show: () => setShows(true),
    submit: () => mutation.mutate(),
    isSaving: mutation.isPending,
    refusal: mutation.error === null || isConflict ? null : refusalOf(mutation.error),
    conflict:
      conflict === null
        ? null
        : {
            message: conflict,
            keep: () => {
              setChanged({ value, version: present });
              setConflict(null);
              mutation.reset();
            },
            take: () => {
              setChanged(null);
              setConflict(null);
              mutation.reset();
            },
          },
  };
}
