import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BrowserSupervisor } from '../browser/browser-supervisor.ts';
import type { RenderQueue } from '../platform/queue/render-queue.ts';
import type { JobTimes } from './job-timer.ts';

const STAGES = ['queue', 'print', 'merge'] as const;
/** Seconds: from a one-page report to the default deadline. */
const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

/** The service's metrics in Prometheus format. */
export class RenderMetrics {
  private readonly registry = new Registry();
  private readonly requests = new Counter({
    ...this.metric('requests_total', 'Requests that ended, by format and outcome.'),
    labelNames: ['call', 'format', 'outcome'],
  });
  private readonly seconds = new Histogram({
    ...this.metric('seconds', 'Time from the call to the file made.'),
    labelNames: ['format'],
    buckets: BUCKETS,
  });
  private readonly stageSeconds = new Histogram({
    ...this.metric('stage_seconds', 'Time that calls spent waiting, printing and merging.'),
    labelNames: ['stage'],
    buckets: BUCKETS,
  });
  private readonly pages = new Counter(this.metric('pages_total', 'Pages made.'));
  private readonly bytes = new Counter(this.metric('bytes_total', 'Bytes of files made.'));
  private readonly rows = new Counter(this.metric('rows_total', 'Rows received.'));
  private readonly running = new Gauge(this.metric('queue_running', 'Reports being rendered.'));
  private readonly waiting = new Gauge(this.metric('queue_waiting', 'Reports that wait.'));
  private readonly starts = new Counter(
    this.metric('browser_starts_total', 'Times the browser was started.'),
  );
  private readonly crashes = new Counter(this.metric('browser_crashes_total', 'Times the browser died.'));
  private readonly memoryRestarts = new Counter(
    this.metric('browser_memory_restarts_total', 'Times the browser was replaced for its size.'),
  );
  private readonly browserMemory = new Gauge(
    this.metric('browser_memory_bytes', 'Memory of the browser when last looked at.'),
  );
  private readonly prints = new Counter(this.metric('prints_total', 'Documents printed.'));
  private readonly refused = new Counter(
    this.metric('refused_requests_total', 'Requests of documents that were refused.'),
  );
  private readonly memory = new Gauge(this.metric('memory_bytes', 'Resident memory of the process.'));

  constructor() {
    for (const stage of STAGES) this.stageSeconds.zero({ stage });
  }

  /** Records a finished job. `outcome` is an error code or `ok`. */
  recordEnd(owner: {
    call: string;
    format: string;
    outcome: string;
    times: JobTimes;
    bytes: number;
    rows: number;
  }): void {
    const { call, format, outcome, times } = owner;
    this.requests.inc({ call, format, outcome });
    if (outcome === 'ok') this.seconds.observe({ format }, times.total);
    // A refused job has spent no time in any stage.
    if (outcome !== 'render_busy')
      for (const stage of STAGES) this.stageSeconds.observe({ stage }, times[stage]);
    this.bytes.inc(owner.bytes);
    this.rows.inc(owner.rows);
    this.pages.inc(times.pages);
  }

  /** The metrics in the text format, with the current state of queue and browser. */
  async text(queue: RenderQueue, browser: BrowserSupervisor): Promise<string> {
    this.running.set(queue.running);
    this.waiting.set(queue.waiting);
    this.browserMemory.set(browser.memory);
    this.memory.set(process.memoryUsage.rss());
    const { counts } = browser;
    setTo(this.starts, counts.starts);
    setTo(this.crashes, counts.crashes);
    setTo(this.memoryRestarts, counts.memoryRestarts);
    setTo(this.prints, counts.prints);
    setTo(this.refused, counts.refused);
    return await this.registry.metrics();
  }

  private metric(name: string, help: string): { name: string; help: string; registers: Registry[] } {
    return { name: `lienzo_render_${name}`, help, registers: [this.registry] };
  }
}

/** The supervisor counts by itself; its totals are copied when they are read. */
function setTo(counter: Counter, total: number): void {
  counter.reset();
  counter.inc(total);
}
