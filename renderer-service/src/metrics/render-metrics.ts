import type { BrowserSupervisor } from '../browser/browser-supervisor.ts';
import type { RenderQueue } from '../queue/render-queue.ts';
import { Histogram } from './histogram.ts';
import type { JobTimes } from './job-timer.ts';

const STAGES = ['queue', 'print', 'merge'] as const;

/** The service's metrics in Prometheus format. */
export class RenderMetrics {
  private readonly outcomes = new Map<string, number>();
  private readonly seconds = new Map<string, Histogram>();
  private readonly stages = { queue: new Histogram(), print: new Histogram(), merge: new Histogram() };
  private bytes = 0;
  private rows = 0;
  private pages = 0;

  /** Records a finished job. `outcome` is an error code or `ok`. */
  recordEnd(of: {
    call: string;
    format: string;
    outcome: string;
    times: JobTimes;
    bytes: number;
    rows: number;
  }): void {
    const key = `call="${of.call}",format="${of.format}",outcome="${of.outcome}"`;
    this.outcomes.set(key, (this.outcomes.get(key) ?? 0) + 1);
    if (of.outcome === 'ok') this.secondsOf(of.format).observe(of.times.total);
    // A refused job has spent no time in any stage.
    if (of.outcome !== 'render_busy') for (const stage of STAGES) this.stages[stage].observe(of.times[stage]);
    this.bytes += of.bytes;
    this.rows += of.rows;
    this.pages += of.times.pages;
  }

  private secondsOf(format: string): Histogram {
    const known = this.seconds.get(format) ?? new Histogram();
    this.seconds.set(format, known);
    return known;
  }

  /** In Prometheus's text format 0.0.4. */
  text(queue: RenderQueue, browser: BrowserSupervisor): string {
    const lines: string[] = [];
    const family = (name: string, type: 'counter' | 'gauge' | 'histogram', help: string): void => {
      lines.push(`# HELP lienzo_render_${name} ${help}`, `# TYPE lienzo_render_${name} ${type}`);
    };
    const single = (name: string, type: 'counter' | 'gauge', help: string, value: number): void => {
      family(name, type, help);
      lines.push(`lienzo_render_${name} ${value}`);
    };
    family('requests_total', 'counter', 'Requests that ended, by format and outcome.');
    for (const [labels, count] of this.outcomes)
      lines.push(`lienzo_render_requests_total{${labels}} ${count}`);
    family('seconds', 'histogram', 'Time from the call to the file made.');
    for (const [format, made] of this.seconds)
      lines.push(...made.lines('lienzo_render_seconds', `format="${format}"`));
    family('stage_seconds', 'histogram', 'Time that calls spent waiting, printing and merging.');
    for (const stage of STAGES)
      lines.push(...this.stages[stage].lines('lienzo_render_stage_seconds', `stage="${stage}"`));
    single('pages_total', 'counter', 'Pages made.', this.pages);
    single('bytes_total', 'counter', 'Bytes of files made.', this.bytes);
    single('rows_total', 'counter', 'Rows received.', this.rows);
    single('queue_running', 'gauge', 'Reports being rendered.', queue.running);
    single('queue_waiting', 'gauge', 'Reports that wait.', queue.waiting);
    single('browser_starts_total', 'counter', 'Times the browser was started.', browser.counts.starts);
    single('browser_crashes_total', 'counter', 'Times the browser died.', browser.counts.crashes);
    single(
      'browser_memory_restarts_total',
      'counter',
      'Times the browser was replaced for its size.',
      browser.counts.memoryRestarts,
    );
    single('browser_memory_bytes', 'gauge', 'Memory of the browser when last looked at.', browser.memory);
    single('prints_total', 'counter', 'Documents printed.', browser.counts.prints);
    single(
      'refused_requests_total',
      'counter',
      'Requests of documents that were refused.',
      browser.counts.refused,
    );
    single('memory_bytes', 'gauge', 'Resident memory of the process.', process.memoryUsage.rss());
    return `${lines.join('\n')}\n`;
  }
}
