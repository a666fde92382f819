import { randomUUID } from 'node:crypto';
import { LONGEST_TENANT, renderFormat, TENANT_HEADER } from '@lienzo/schema/api/render-contract';
import type { Context, HonoRequest } from 'hono';
import type { BodyMeter } from '../body/body-meter.ts';
import { RenderError } from '../errors/render-error.ts';
import { renderErrorOf } from '../errors/render-error-of.ts';
import type { QueuePlace } from '../queue/render-queue.ts';
import type { RendererParts } from '../renderer-parts.ts';
import { abortable } from '../signals/abortable.ts';
import { Deadline } from './deadline.ts';
import { errorResponse } from './error-response.ts';
import { fileAnswer } from './file-answer.ts';
import { FileSink } from './file-sink.ts';
import { JobClock } from './job-clock.ts';
import { multipartAnswer } from './multipart-answer.ts';
import type { LoadedJob, OpenedJob, Progress } from './opened-job.ts';
import { workTime } from './work-time.ts';

/**
 * A call that makes a file: takes a place in the queue, reads the body, waits for its turn, works, answers. One
 * deadline holds from here to the file, a shorter one for the work; a client that leaves stops it.
 * @param open reads the request as far as its head, and counts the bytes of its body.
 */
export function jobRoute(
  parts: RendererParts,
  call: string,
  open: (request: HonoRequest, meter: BodyMeter) => Promise<OpenedJob>,
): (context: Context) => Promise<Response> {
  return async ({ req }) => {
    const id = requestId(req.header('x-request-id'));
    const left = new AbortController();
    const deadline = new Deadline(parts.deadlineMs);
    const signal = AbortSignal.any([req.raw.signal, left.signal, deadline.signal]);
    const leave = (): void => left.abort(new RenderError('render_cancelled'));
    const format = renderFormat.safeParse(req.query('format') ?? 'pdf').data ?? '';
    const tenant = (req.header(TENANT_HEADER) ?? '').slice(0, LONGEST_TENANT);
    const meter = { bytes: 0 };
    const clock = new JobClock();
    const run: Run = { parts, call, format, id, tenant, request: req.raw, meter, signal, deadline, clock };
    let place: QueuePlace | undefined;
    try {
      place = parts.queue.enter(tenant);
      const job = await abortable(open(req, meter), signal);
      if (tenant === '') place.belongsTo(job.tenant);
      const sink = new FileSink(leave);
      const work = workOf(run, place, job, sink);
      const errorOf = (thrown: unknown): RenderError => renderErrorOf(thrown, signal);
      if (wantsParts(req.header('accept'))) return multipartAnswer(job, sink, work, errorOf, leave, id);
      work(() => undefined).catch((thrown: unknown) => sink.fail(thrown));
      return fileAnswer(job, await sink.started, sink.readable, id);
    } catch (thrown) {
      place?.leave();
      deadline[Symbol.dispose]();
      const error = renderErrorOf(thrown, signal);
      ended(run, error, 0, 0);
      return errorResponse(error, id);
    }
  };
}

/** A call under way. */
type Run = {
  parts: RendererParts;
  call: string;
  /** '' for an unknown one. */
  format: string;
  id: string;
  /** Who calls; '' where only the body says it. */
  tenant: string;
  /** Held to the end: one that is garbage no longer tells that its client left. */
  request: Request;
  meter: BodyMeter;
  signal: AbortSignal;
  deadline: Deadline;
  clock: JobClock;
  /** Whether its end was counted. */
  told?: boolean;
};

/** Reads the rest of the body, waits for the turn, then makes the file; tells where it stands. */
function workOf(
  run: Run,
  place: QueuePlace,
  job: OpenedJob,
  sink: FileSink,
): (progress: Progress) => Promise<void> {
  const { signal, clock, parts } = run;
  return async (tell) => {
    const progress: Progress = (step) => {
      clock.see(step);
      tell(step);
    };
    let rows = 0;
    try {
      const loaded = await whileAsked(job.load(progress, signal), signal);
      rows = loaded.rows;
      try {
        clock.see({ stage: 'en_espera' });
        if (parts.queue.waiting > 1) tell({ stage: 'en_espera' });
        await place.run(signal, async () => {
          run.deadline.within(workTime(loaded, run.meter));
          progress({ stage: 'datos' });
          try {
            const printer = parts.browser.forTenant(run.tenant === '' ? job.tenant : run.tenant);
            await loaded.make(printer, { signal, progress }, sink);
          } finally {
            // Before its place is free: a service that is drained has left nothing on the disk.
            await loaded.close();
          }
          progress({ stage: 'listo' });
          sink.end();
        });
      } finally {
        // For one whose turn never came.
        await loaded.close();
      }
      ended(run, undefined, sink.bytes, rows);
    } catch (thrown) {
      place.leave();
      ended(run, renderErrorOf(thrown, signal), sink.bytes, rows);
      throw thrown;
    } finally {
      run.deadline[Symbol.dispose]();
    }
  };
}

/** What was read, unless the signal aborts first: then it is let go of as soon as it is there. */
async function whileAsked(loading: Promise<LoadedJob>, signal: AbortSignal): Promise<LoadedJob> {
  try {
    return await abortable(loading, signal);
  } catch (error) {
    loading.then((loaded) => loaded.close()).catch(() => undefined);
    throw error;
  }
}

/** Counts how a call ended and writes its line in the log, once. */
function ended(run: Run, error: RenderError | undefined, bytes: number, rows: number): void {
  if (run.told === true) return;
  run.told = true;
  const { parts, call, format, id, clock } = run;
  const outcome = error?.code ?? 'ok';
  const times = clock.times();
  parts.metrics.ended({ call, format, outcome, times, bytes, rows });
  const facts = { id, call, format, outcome, bytes, rows, ...rounded(times) };
  if (error === undefined || error.status < 500) parts.log.info('llamada atendida', facts);
  else parts.log.error('no se pudo generar el archivo', { ...facts, cause: error });
}

const rounded = (times: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(times).map(([name, value]) => [name, Math.round(value * 1000) / 1000]));

/** The client's own name for its call when it is a plain word, else a new one. */
const requestId = (given: string | undefined): string =>
  given !== undefined && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();

const wantsParts = (accept: string | undefined): boolean => (accept ?? '').includes('multipart/mixed');
