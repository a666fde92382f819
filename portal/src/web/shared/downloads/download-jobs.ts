import type { BodyOf } from '@lienzo/schema/api/endpoint';
import { isWarning, type RenderNote, type RenderProgress } from '@lienzo/schema/api/render-contract';
import { downloadMessages } from '@lienzo/schema/reports/download-messages';
import { type PartsOrder, split_report } from '@lienzo/schema/reports/parts-endpoints';
import {
  type Combination,
  cancel_render,
  combine_reports,
  create_render,
  type FileFormat,
  type Render,
} from '@lienzo/schema/reports/render-endpoints';
import { createStore } from 'zustand/vanilla';
import { call } from '../api/call';
import { messageOf } from '../api/message-of';
import { notify } from '../notices/notify';
import { downloadProblem, problemsText } from './download-problem';
import { followRender } from './follow-render';
import { openTicket } from './open-ticket';
import { isDivided } from './render-kinds';

/** A report, saved or as it stands in the editor, in a format. */
export type ReportOrder = BodyOf<typeof create_render>;

export type DownloadJob = {
  id: number;
  /** The name of the report, or the title of several. */
  name: string;
  format: FileFormat;
  /** How it is asked for, and again after a failure. */
  ask: () => Promise<Render>;
  /** The file on the server; null until it has been asked for. */
  renderId: string | null;
  /** Whether the browser saves the file when it is ready; not for one that another page asked for. */
  saves: boolean;
  /** `noted`: the file is ready, and there is something to know of it. */
  state: 'running' | 'failed' | 'noted';
  progress: RenderProgress | null;
  /** Why it failed, in words for the person. */
  problem: string | null;
  /** Of one that is ready. */
  notes: readonly RenderNote[];
};

type Jobs = { jobs: readonly DownloadJob[] /** The one in the dialog. */; shown: number | null };

const store = createStore<Jobs>(() => ({ jobs: [], shown: null }));
let lastId = 0;
/** Tells of a report in parts, which has a list of its own; null while no screen shows the way there. */
let tellDivided: ((renderId: string, message: string) => void) | null = null;
const controllers = new Map<number, AbortController>();

const change = (id: number, part: Partial<DownloadJob>): void =>
  store.setState(({ jobs }) => ({ jobs: jobs.map((job) => (job.id === id ? { ...job, ...part } : job)) }));

const remove = (id: number): void =>
  store.setState(({ jobs, shown }) => ({
    jobs: jobs.filter((job) => job.id !== id),
    shown: shown === id ? null : shown,
  }));

const find = (id: number): DownloadJob | undefined => store.getState().jobs.find((job) => job.id === id);

async function run(job: DownloadJob): Promise<void> {
  const { id } = job;
  const controller = new AbortController();
  controllers.set(id, controller);
  try {
    const asked = await job.ask();
    if (controller.signal.aborted) return cancelOnServer(asked.id);
    const ended = await followRender(asked, controller.signal, (render) =>
      change(id, { renderId: render.id, progress: render.progress }),
    );
    await end(job, ended);
  } catch (cause) {
    if (!controller.signal.aborted) fail(id, downloadProblem(job.format, cause));
  } finally {
    controllers.delete(id);
  }
}

async function end(
  { id, saves }: DownloadJob,
  { id: render_id, state, name, format, problems, notes }: Render,
): Promise<void> {
  if (state === 'failed') return fail(id, problemsText(format, problems));
  if (state === 'done') {
    const fileName = `${name}.${format}`;
    if (saves) await openTicket({ render_id });
    // Read in the dialog, if the person waits there; else kept in the list until they have seen it.
    const isShown = store.getState().shown === id;
    const isKept = notes.some(isWarning);
    if (isKept) change(id, { state: 'noted', name: fileName, notes });
    if (!isKept || !isShown) tellReady(id, { render_id, fileName, format, saves, notes });
    if (isKept) return;
  }
  remove(id);
}

type Ready = { render_id: string; fileName: string; saves: boolean } & Pick<Render, 'format' | 'notes'>;

/** A toast. */
function tellReady(id: number, { render_id, fileName, format, saves, notes }: Ready): void {
  const done = saves ? downloadMessages.done(fileName) : downloadMessages.ready(fileName);
  const message = downloadMessages.withNotes(done, notes);
  if (tellDivided === null || !isDivided({ format })) notify.success(message, `report ${id}`);
  else {
    notify.forget(`report ${id}`);
    tellDivided(render_id, message);
  }
}

/** In the dialog it is read there; out of sight, the toast tells and the list of jobs keeps it. */
function fail(id: number, problem: string): void {
  change(id, { state: 'failed', problem });
  if (store.getState().shown !== id) notify.danger(problem, `report ${id}`);
}

const cancelOnServer = (id: string): void =>
  void call(cancel_render, { body: { id }, quiet: true }).catch((cause: unknown) =>
    notify.danger(messageOf(cause)),
  );

function add(job: Pick<DownloadJob, 'name' | 'format' | 'ask' | 'saves'>, isShown: boolean): void {
  lastId += 1;
  const added: DownloadJob = {
    id: lastId,
    renderId: null,
    state: 'running',
    progress: null,
    problem: null,
    notes: [],
    ...job,
  };
  store.setState(({ jobs, shown }) => ({ jobs: [...jobs, added], shown: isShown ? added.id : shown }));
  void run(added);
}

/** Downloads under way: the server makes the files, so they go on when the person moves on or leaves. */
export const downloadJobs = {
  store,
  /** Asks for a file, shows it in the dialog and saves it when it is ready. */
  start(what: Pick<DownloadJob, 'name' | 'format' | 'ask'>): void {
    add({ ...what, saves: true }, true);
  },
  /** Asks for the file of a report. */
  startReport(name: string, order: ReportOrder): void {
    downloadJobs.start({
      name,
      format: order.format,
      ask: async () => (await call(create_render, { body: order, quiet: true })).result,
    });
  },
  /** Asks for one file of several reports. */
  startCombination(order: Combination): void {
    downloadJobs.start({
      name: order.title,
      format: order.format,
      ask: async () => (await call(combine_reports, { body: order, quiet: true })).result,
    });
  },
  /** Asks for a file for each value of a column. */
  startParts(name: string, order: PartsOrder): void {
    downloadJobs.start({
      name,
      format: order.target.kind === 'zip' ? 'zip' : 'csv',
      ask: async () => (await call(split_report, { body: order, quiet: true })).result,
    });
  },
  /** Follows files that were asked for before this page was loaded, or by another one. */
  adopt(renders: readonly Render[]): void {
    const { jobs } = store.getState();
    // One that is just being asked for has no id yet, and may be among them.
    if (jobs.some(({ renderId, state }) => renderId === null && state === 'running')) return;
    for (const render of renders)
      if (
        (render.state === 'queued' || render.state === 'running') &&
        !jobs.some(({ renderId }) => renderId === render.id)
      )
        add({ name: render.name, format: render.format, ask: async () => render, saves: false }, false);
  },
  retry(id: number): void {
    const job = find(id);
    if (job?.state !== 'failed') return;
    const again: DownloadJob = { ...job, renderId: null, state: 'running', progress: null, problem: null };
    change(id, again);
    void run(again);
  },
  /** Cancels a running download, or forgets one that has ended. */
  cancel(id: number): void {
    const job = find(id);
    controllers.get(id)?.abort();
    if (job?.state === 'running' && job.renderId !== null) cancelOnServer(job.renderId);
    remove(id);
  },
  /** Forgets them all; the server goes on, and the person finds the files in their list. */
  forget(): void {
    for (const { id } of store.getState().jobs) {
      controllers.get(id)?.abort();
      remove(id);
    }
  },
  /** @param tell shows the message with the way to the list of parts. @returns a function that ends it. */
  whenDivided(tell: (renderId: string, message: string) => void): () => void {
    tellDivided = tell;
    return () => {
      if (tellDivided === tell) tellDivided = null;
    };
  },
  show: (id: number): void => store.setState({ shown: id }),
  /** Closes the dialog; the download goes on, and one that has ended is forgotten. */
  hide(): void {
    const { jobs, shown } = store.getState();
    const job = jobs.find((one) => one.id === shown);
    if (job !== undefined && job.state !== 'running') remove(job.id);
    else store.setState({ shown: null });
  },
};
