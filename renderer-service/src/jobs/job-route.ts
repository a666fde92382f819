import { randomUUID } from 'node:crypto';
import { MAX_TENANT, renderFormat, TENANT_HEADER } from '@lienzo/schema/api/render-contract';
import type { Context, HonoRequest } from 'hono';
import type { Progress } from '../formats/render-job.ts';
import type { BodyMeter } from '../http/body/limited-body.ts';
import { errorResponse } from '../http/response/error-response.ts';
import { fileResponse } from '../http/response/file-response.ts';
import { FileSink } from '../http/response/file-sink.ts';
import { multipartResponse } from '../http/response/multipart-response.ts';
import { JobTimer } from '../metrics/job-timer.ts';
import { abortable } from '../platform/async/abortable.ts';
import { RenderError, toRenderError } from '../platform/errors/render-error.ts';
import { PrintNotes } from '../platform/notes/print-notes.ts';
import type { QueueTicket } from '../platform/queue/render-queue.ts';
import type { RendererServices } from '../renderer-services.ts';
import { Deadline } from './deadline.ts';
import type { LoadedJob, OpenedJob } from './opened-job.ts';
import { workTimeLimit } from './work-time-limit.ts';

/**
 * The handler of an endpoint that makes a file: enters the queue, reads the body, waits for a slot, does the work,
 * responds. One deadline covers all of it, a shorter one the work; a client that disconnects cancels it.
 * @param open reads the head of the request and counts the bytes of its body.
 */
export function jobRoute(
  services: RendererServices,
  call: string,
  open: (request: HonoRequest, meter: BodyMeter) => Promise<OpenedJob>,
): (context: Context) => Promise<Response> {
  return async ({ req }) => {
    const id = requestId(req.header('x-request-id'));
    const disconnected = new AbortController();
    const deadline = new Deadline(services.deadlineMs);
    const signal = AbortSignal.any([req.raw.signal, disconnected.signal, deadline.signal]);
    const onDisconnect = (): void => disconnected.abort(new RenderError('render_cancelled'));
    const format = renderFormat.safeParse(req.query('format') ?? 'pdf').data ?? '';
    const tenant = (req.header(TENANT_HEADER) ?? '').slice(0, MAX_TENANT);
    const meter = { bytes: 0 };
    const timer = new JobTimer();
    const run: JobRun = {
      services,
      call,
      format,
      id,
      tenant,
      request: req.raw,
      meter,
      signal,
      deadline,
      timer,
    };
    let ticket: QueueTicket | undefined;
    try {
      ticket = services.queue.enter(tenant);
      const job = await abortable(open(req, meter), signal);
      if (tenant === '') ticket.assignTenant(job.tenant);
      const sink = new FileSink(onDisconnect);
      const notes = new PrintNotes();
      const work = jobWork(run, ticket, job, sink, notes);
      const errorOf = (thrown: unknown): RenderError => toRenderError(thrown, signal);
      if (acceptsMultipart(req.header('accept')))
        return multipartResponse({ ...job, notes }, sink, work, errorOf, onDisconnect, id);
      work(() => undefined).catch((thrown: unknown) => sink.fail(thrown));
      return fileResponse({ ...job, notes }, await sink.started, sink.readable, id);
    } catch (thrown) {
      ticket?.release();
      deadline[Symbol.dispose]();
      const error = toRenderError(thrown, signal);
      reportEnd(run, error, 0, 0);
      return errorResponse(error, id);
    }
  };
}

/** A job in progress. */
type JobRun = {
  services: RendererServices;
  call: string;
  /** '' for an unknown one. */
  format: string;
  id: string;
  /** The tenant named by the header; '' where only the body may name one. */
  tenant: string;
  /** Referenced until the end: the abort event of a garbage-collected request is lost. */
  request: Request;
  meter: BodyMeter;
  signal: AbortSignal;
  deadline: Deadline;
  timer: JobTimer;
  /** Whether its end was logged and counted. */
  reported?: boolean;
};

/** The job itself: reads the rest of the body, waits for a slot, makes the file, reports progress. */
function jobWork(
  run: JobRun,
  ticket: QueueTicket,
  job: OpenedJob,
  sink: FileSink,
  notes: PrintNotes,
): (progress: Progress) => Promise<void> {
  const { signal, timer, services } = run;
  return async (tell) => {
    const progress: Progress = (step) => {
      timer.record(step);
      tell(step);
    };
    let rows = 0;
    try {
      const loaded = await unlessAborted(job.load(progress, signal), signal);
      rows = loaded.rows;
      try {
        timer.record({ stage: 'en_espera' });
        if (services.queue.waiting > 1) tell({ stage: 'en_espera' });
        await ticket.run(signal, async () => {
          run.deadline.limitTo(workTimeLimit(loaded, run.meter));
          progress({ stage: 'datos' });
          try {
            const printer = services.browser.forTenant(run.tenant === '' ? job.tenant : run.tenant);
            await loaded.render(printer, { signal, progress, notes }, sink);
          } finally {
            // Before the slot is released: a drained service leaves no temporary files.
            await loaded.close();
          }
          progress({ stage: 'listo' });
          sink.end();
        });
      } finally {
        // Also for a job that never got a slot.
        await loaded.close();
      }
      reportEnd(run, undefined, sink.bytes, rows);
    } catch (thrown) {
      ticket.release();
      reportEnd(run, toRenderError(thrown, signal), sink.bytes, rows);
      throw thrown;
    } finally {
      run.deadline[Symbol.dispose]();
    }
  };
}

/** The loaded job, unless the signal aborts first; a job that is loaded after that is closed. */
async function unlessAborted(loading: Promise<LoadedJob>, signal: AbortSignal): Promise<LoadedJob> {
  try {
    return await abortable(loading, signal);
  } catch (error) {
    loading.then((loaded) => loaded.close()).catch(() => undefined);
    throw error;
  }
}

/** Logs and counts the end of a job, once. */
function reportEnd(run: JobRun, error: RenderError | undefined, bytes: number, rows: number): void {
  if (run.reported === true) return;
  run.reported = true;
  const { services, call, format, id, timer } = run;
  const outcome = error?.code ?? 'ok';
  const times = timer.times();
  services.metrics.recordEnd({ call, format, outcome, times, bytes, rows });
  const facts = { id, call, format, outcome, bytes, rows, ...roundedToMs(times) };
  if (error === undefined || error.status < 500) services.log.info('job_finished', facts);
  else services.log.error('job_failed', { ...facts, cause: error });
}

const roundedToMs = (times: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(times).map(([name, value]) => [name, Math.round(value * 1000) / 1000]));

/** The client's request id if it is well-formed, else a new one. */
const requestId = (given: string | undefined): string =>
  given !== undefined && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();

const acceptsMultipart = (accept: string | undefined): boolean => (accept ?? '').includes('multipart/mixed');
