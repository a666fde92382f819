import type { RenderProgress } from '@lienzo/schema/api/render-contract';

export type JobTimes = { queue: number; print: number; merge: number; total: number; pages: number };

/** Seconds that a job spent in each of its stages, as its progress tells them. */
export class JobClock {
  private readonly begin = performance.now();
  private mark = this.begin;
  private stage: RenderProgress['stage'] | 'lectura' = 'lectura';
  private readonly spent = new Map<string, number>();
  private pages = 0;

  see(step: RenderProgress): void {
    if (step.unit === 'paginas') this.pages = Math.max(this.pages, step.done ?? 0);
    if (step.stage === this.stage) return;
    this.add();
    this.stage = step.stage;
  }

  times(): JobTimes {
    this.add();
    const of = (...stages: string[]): number =>
      stages.reduce((sum, stage) => sum + (this.spent.get(stage) ?? 0), 0);
    return {
      queue: of('en_espera'),
      print: of('datos', 'dibujo'),
      merge: of('union'),
      total: (performance.now() - this.begin) / 1000,
      pages: this.pages,
    };
  }

  private add(): void {
    const now = performance.now();
    this.spent.set(this.stage, (this.spent.get(this.stage) ?? 0) + (now - this.mark) / 1000);
    this.mark = now;
  }
}
