import type { RenderProgress } from '@lienzo/schema/api/render-contract';

export type JobTimes = { queue: number; print: number; merge: number; total: number; pages: number };

/** Measures the seconds that a job spends in each stage, from its progress reports. */
export class JobTimer {
  private readonly startedAt = performance.now();
  private stageStartedAt = this.startedAt;
  private stage: RenderProgress['stage'] | 'lectura' = 'lectura';
  private readonly secondsByStage = new Map<string, number>();
  private pages = 0;

  record(step: RenderProgress): void {
    if (step.unit === 'paginas') this.pages = Math.max(this.pages, step.done ?? 0);
    if (step.stage === this.stage) return;
    this.closeStage();
    this.stage = step.stage;
  }

  times(): JobTimes {
    this.closeStage();
    const sumOf = (...stages: string[]): number =>
      stages.reduce((sum, stage) => sum + (this.secondsByStage.get(stage) ?? 0), 0);
    return {
      queue: sumOf('en_espera'),
      print: sumOf('datos', 'dibujo'),
      merge: sumOf('union'),
      total: (performance.now() - this.startedAt) / 1000,
      pages: this.pages,
    };
  }

  private closeStage(): void {
    const now = performance.now();
    this.secondsByStage.set(
      this.stage,
      (this.secondsByStage.get(this.stage) ?? 0) + (now - this.stageStartedAt) / 1000,
    );
    this.stageStartedAt = now;
  }
}
