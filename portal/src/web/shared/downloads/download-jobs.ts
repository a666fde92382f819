import { downloadMessages } from '@lienzo/schema/messages/download-messages';
import { createStore } from 'zustand/vanilla';
import { messageOf } from '../api/message-of';
import { notify } from '../notices/notify';
import { type ReceiveProgress, type ReportOrder, receiveReport } from './receive-report';
import { saveFile } from './save-file';

export type DownloadJob = {
  id: number;
  /** The report's name. */
  name: string;
  order: ReportOrder;
  state: 'running' | 'failed';
  progress: ReceiveProgress | null;
  /** Why it failed, in words for the person. */
  problem: string | null;
};

type Jobs = { jobs: readonly DownloadJob[] /** The one in the dialog. */; shown: number | null };

const store = createStore<Jobs>(() => ({ jobs: [], shown: null }));
let lastId = 0;
const controllers = new Map<number, AbortController>();

const change = (id: number, part: Partial<DownloadJob>): void =>
  store.setState(({ jobs }) => ({ jobs: jobs.map((job) => (job.id === id ? { ...job, ...part } : job)) }));

const remove = (id: number): void =>
  store.setState(({ jobs, shown }) => ({
    jobs: jobs.filter((job) => job.id !== id),
    shown: shown === id ? null : shown,
  }));

async function run(id: number, order: ReportOrder): Promise<void> {
  const controller = new AbortController();
  controllers.set(id, controller);
  try {
    const { file, name } = await receiveReport(order, controller.signal, (progress) =>
      change(id, { progress }),
    );
    saveFile(file, name);
    remove(id);
    notify.success(downloadMessages.done(name), `report ${id}`);
  } catch (cause) {
    if (controller.signal.aborted) {
      remove(id);
      return;
    }
    // In the dialog it is read there; out of sight, the toast tells and the list of jobs keeps it.
    change(id, { state: 'failed', problem: messageOf(cause) });
    if (store.getState().shown !== id) notify.danger(messageOf(cause), `report ${id}`);
  } finally {
    controllers.delete(id);
  }
}

/** Downloads under way: they belong to the page, not to a screen, so they go on when the person moves on. */
export const downloadJobs = {
  store,
  /** Starts a download and shows it in the dialog. */
  start(name: string, order: ReportOrder): void {
    lastId += 1;
    const job: DownloadJob = { id: lastId, name, order, state: 'running', progress: null, problem: null };
    store.setState(({ jobs }) => ({ jobs: [...jobs, job], shown: job.id }));
    void run(job.id, order);
  },
  retry(id: number): void {
    const job = store.getState().jobs.find((one) => one.id === id);
    if (job === undefined || job.state === 'running') return;
    change(id, { state: 'running', progress: null, problem: null });
    void run(id, job.order);
  },
  /** Cancels a running download, or forgets a failed one. */
  cancel(id: number): void {
    controllers.get(id)?.abort();
    remove(id);
  },
  cancelAll(): void {
    for (const job of store.getState().jobs) downloadJobs.cancel(job.id);
  },
  show: (id: number): void => store.setState({ shown: id }),
  /** Closes the dialog; the download goes on, and one that failed is forgotten. */
  hide(): void {
    const { jobs, shown } = store.getState();
    const job = jobs.find((one) => one.id === shown);
    if (job?.state === 'failed') remove(job.id);
    else store.setState({ shown: null });
  },
};
