import type { EmployeeCapture } from '@lienzo/schema/capture/capture-endpoints';
import type { CaptureKind, Saved } from '@lienzo/schema/capture/capture-rows';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../shared/api/api-error';
import { captureKey, employeeCaptureQuery } from '../capture-queries';
import type { CapturedPeriod } from '../captured-period';
import { notifySaved } from '../receipts/notify-saved';
import { refusalOf } from './refusal-of';
import { retrySave } from './retry-save';

type DraftParts<Value> = {
  of: CapturedPeriod;
  kind: CaptureKind;
  capture: EmployeeCapture;
  /** What is saved, as the tab shows it. */
  initial: Value;
  save: (value: Value, version: number) => Promise<Saved>;
};

/** What was changed, and the version that it was changed from. */
type Changed<Value> = { value: Value; version: number };

export type CaptureDraft<Value> = {
  value: Value;
  change: (value: Value) => void;
  isDirty: boolean;
  /** Saving was tried, so problems are shown. */
  shows: boolean;
  show: () => void;
  /** @param then once it is saved. */
  submit: (then?: () => void) => void;
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
  const [changed, setChanged] = useState<Changed<Value> | null>(null);
  // Nothing of it is lost any more, although the screen does not show what is stored yet.
  const [stored, setStored] = useState<Changed<Value> | null>(null);
  const [shows, setShows] = useState(false);
  const [conflict, setConflict] = useState<string | null>(null);
  const value = changed?.value ?? initial;
  const present = capture.versions[kind];
  const { queryKey } = employeeCaptureQuery(of, capture.employee.id);
  const mutation = useMutation({
    meta: { handlesErrors: true },
    ...retrySave,
    mutationFn: (sent: Changed<Value>) => save(sent.value, sent.version),
    async onSuccess({ message }, sent) {
      setStored(sent);
      notifySaved(message, kind, of);
      await queryClient.invalidateQueries({ queryKey: captureKey(of) });
      const version = queryClient.getQueryData(queryKey)?.versions[kind] ?? sent.version;
      // What was typed while it was on its way stays, over what is stored now.
      setChanged((now) => (now === null || now === sent ? null : { ...now, version }));
      setStored(null);
      setShows(false);
    },
    async onError(error) {
      if (!(error instanceof ApiError) || error.code !== 'capture_conflict') return;
      await queryClient.invalidateQueries({ queryKey });
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
    isDirty: changed !== null && changed !== stored,
    shows,
    show: () => setShows(true),
    submit: (then) =>
      changed !== null &&
      mutation.mutate(changed, {
        // Once the screen knows that nothing is unsaved, else it would ask.
        onSuccess: () => void setTimeout(() => then?.()),
      }),
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
