import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brokenRun, type Outcome } from './outcome.ts';

/**
 * Runs a test runner on the terminal and reads the report that it writes.
 *
 * @param command builds the command line and variables for the report's file
 * @param read reads the parsed report
 * @returns at least one failure whenever the runner's exit code reports one
 */
export function runRunner(
  command: (reportFile: string) => {
    program: string;
    parameters: string[];
    variables?: Record<string, string>;
  },
  read: (report: unknown) => Outcome,
): Outcome {
  const directory = mkdtempSync(path.join(tmpdir(), 'lienzo-report-'));
  const file = path.join(directory, 'report.json');
  try {
    const { program, parameters, variables } = command(file);
    const { status, signal } = spawnSync(program, parameters, {
      stdio: 'inherit',
      env: { ...process.env, ...variables },
    });
    const ending = `${program} › ended with ${signal ?? `code ${status}`}`;
    if (!existsSync(file)) return brokenRun(`${ending} and left no report`);
    return withExitCode(read(JSON.parse(readFileSync(file, 'utf8'))), status, ending);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The exit code counts only when the report names no failure, so that no failure counts twice. */
export function withExitCode(outcome: Outcome, status: number | null, ending: string): Outcome {
  if (status === 0 || outcome.failed.length > 0) return outcome;
  return { ...outcome, failed: [{ name: ending, reasons: [] }] };
}
