/**
 * Writes the outcome of a vitest run as JSON to the file that `LIENZO_TEST_OUTCOME` names. Unlike vitest's own JSON
 * reporter it also holds the errors that belong to no test, so that a run that fails because of one says which.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { Failure, Outcome } from './outcome.ts';
import { PASSED_ON_RETRY } from './passed-on-retry.ts';

type RunError = { message: string; stack?: string | undefined; cause?: unknown };

const MILLISECONDS = 1_000;

export default class VitestOutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly RunError[]): void {
    const target = process.env.LIENZO_TEST_OUTCOME;
    if (target === undefined) throw new Error('LIENZO_TEST_OUTCOME names no file');
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const outcome: Outcome = {
      passed: tests.filter((test) => test.result().state === 'passed' && !isFlaky(test)).length,
      failed: [...modules.flatMap(failuresOf), ...unhandledErrors.map(unhandledFailure)],
      flaky: modules.flatMap(flakyOf),
      skipped: tests.filter((test) => test.result().state === 'skipped').length,
      files: modules.map(timeOf),
    };
    writeFileSync(target, JSON.stringify(outcome));
  }
}

const fileOf = ({ moduleId }: TestModule): string => path.relative('', moduleId);
const nameOf = (test: TestCase): string =>
  [fileOf(test.module), test.fullName.replaceAll(' > ', ' › ')].join(' › ');
const flakyOf = (module: TestModule): Failure[] =>
  [...module.children.allTests()]
    .filter(isFlaky)
    .map((test) => ({ name: nameOf(test), reasons: [PASSED_ON_RETRY] }));
const isFlaky = (test: TestCase): boolean => test.diagnostic()?.flaky === true;
/** The cause, which begins with "Caused by", names the file and the exit code of a worker process that ended. */
const reasonOf = ({ message, stack, cause }: RunError): string =>
  [stack ?? message, ...(isError(cause) ? [reasonOf(cause)] : [])].join('\n');
const isError = (value: unknown): value is RunError =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

/** A file that fails without a failing test, in a hook or while it is loaded, is one failure of its own. */
function failuresOf(module: TestModule): Failure[] {
  const file = fileOf(module);
  const failed = [...module.children.allTests()].flatMap((test): Failure[] => {
    const { state, errors = [] } = test.result();
    return state === 'failed' ? [{ name: nameOf(test), reasons: [...new Set(errors.map(reasonOf))] }] : [];
  });
  if (failed.length > 0 || module.state() !== 'failed') return failed;
  const suites = [...module.children.allSuites()];
  const errors = [...module.errors(), ...suites.flatMap((suite) => suite.errors())];
  const part =
    [...module.children.allTests()].length === 0 ? 'could not be loaded' : 'failed outside of its tests';
  return [{ name: `${file} › ${part}`, reasons: errors.map(reasonOf) }];
}

function unhandledFailure(error: RunError): Failure {
  return { name: 'vitest › an error that no test handled', reasons: [reasonOf(error)] };
}

function timeOf(module: TestModule): Outcome['files'][number] {
  const { duration, collectDuration, setupDuration, prepareDuration } = module.diagnostic();
  return {
    file: fileOf(module),
    tests: [...module.children.allTests()].length,
    seconds: (duration + collectDuration + setupDuration + prepareDuration) / MILLISECONDS,
    processorSeconds: module.meta().processorSeconds,
  };
}
