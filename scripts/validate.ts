/** `npm run validate`: every static check, side by side; runs all of them and tells at the end which failed, and of what. */
import { availableParallelism } from 'node:os';
import { describeSteps } from './validate/describe-steps.ts';
import { runInLanes } from './validate/run-in-lanes.ts';
import { type EndedStep, runStep } from './validate/run-step.ts';

/** Scripts of `package.json`; the longest begins first, and the others run beside it. */
const STEPS = ['types', 'unused', 'literals', 'boundaries', 'lint', 'openapi', 'vocabulary'];

async function step(name: string): Promise<EndedStep> {
  const ended = await runStep(name);
  console.log(`${ended.passed ? '✓' : '✗'} ${name} (${ended.seconds.toFixed(1)} s)`);
  return ended;
}

const steps = await runInLanes(STEPS, Math.max(2, availableParallelism()), step);
console.log(`\n${describeSteps(steps)}`);
process.exitCode = steps.every(({ passed }) => passed) ? 0 : 1;
