/** What the making of a file tells of itself, so that it is ended when it stops moving, or takes too long. */
import type { RenderProgress } from '@lienzo/schema/api/render-contract';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { CALL_LIMITS } from '../../../platform/call-limits.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { watchProgress } from '../../../platform/watch-progress.ts';

/** Milliseconds. */
export type WorkLimits = {
  /** Without a move: longer than a page of rows may take the database. */
  silence: number;
  /** The same while the rendering service has the work. */
  printing: number;
  whole: number;
};

export const WORK_LIMITS: WorkLimits = {
  silence: 90_000,
  printing: CALL_LIMITS.renderer.silence,
  whole: 55 * 60_000,
};

export type WorkWatch = {
  /** Aborted with a DomainError by a limit, or with the caller's reason. */
  signal: AbortSignal;
  report(progress: RenderProgress): void;
  /** Some bytes or rows have come. */
  moved(): void;
  /** Waits for a turn, for as long as others take. */
  queued<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Waits for the rendering service. */
  printing<Result>(work: () => Promise<Result>): Promise<Result>;
};

/** It took longer than any file may. */
export class OverdueError extends DomainError {}

/** @param options.signal ends the work for a reason of the caller's. */
export function watchWork(
  limits: WorkLimits,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (progress: RenderProgress) => void } = {},
): WorkWatch & Disposable {
  const { stopped, overdue } = apiRefusalMessages.report;
  const progress = watchProgress(limits.silence, () => timeout(stopped));
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new OverdueError({ code: 'render_timeout', message: overdue(limits.whole / 60_000) })),
    limits.whole,
  );
  return {
    signal: AbortSignal.any([progress.signal, late.signal, ...(signal === undefined ? [] : [signal])]),
    report(reported) {
      progress.moved();
      onProgress?.(reported);
    },
    moved: progress.moved,
    queued: (work) => progress.patiently(Number.POSITIVE_INFINITY, work),
    printing: (work) => progress.patiently(limits.printing, work),
    [Symbol.dispose]() {
      progress[Symbol.dispose]();
      clearTimeout(timer);
    },
  };
}

const timeout = (message: string): DomainError => new DomainError({ code: 'render_timeout', message });
