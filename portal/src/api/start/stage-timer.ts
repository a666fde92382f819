/** With the debug flag, logs how long each stage of the start took. */
import type { Logger } from '../platform/log/logger.ts';

export type StageTimer = <Result>(stage: string, work: () => Promise<Result>) => Promise<Result>;

export const stageTimer =
  (logger: Logger): StageTimer =>
  async (stage, work) => {
    const begun = performance.now();
    const result = await work();
    logger.debug('start_stage', { stage, milliseconds: Math.round(performance.now() - begun) });
    return result;
  };
