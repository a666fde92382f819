import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BROKEN, type Outcome } from './outcome.ts';

/**
 * Runs a test runner on the terminal and counts by the report that it writes.
 *
 * @param command builds the command line and variables for the report's file
 * @param count reads the parsed report
 * @returns at least one failure whenever the runner's exit code says that something failed
 */
export function runRunner(
  command: (reportFile: string) => {
    program: string;
    parameters: string[];
    variables?: Record<string, string>;
  },
  count: (report: unknown) => Outcome,
): Outcome {
  const directory = mkdtempSync(path.join(tmpdir(), 'lienzo-report-'));
  const file = path.join(directory, 'report.json');
  try {
    const { program, parameters, variables } = command(file);
    const { status } = spawnSync(program, parameters, {
      stdio: 'inherit',
      env: { ...process.env, ...variables },
    });
    if (!existsSync(file)) return BROKEN;
    const outcome = count(JSON.parse(readFileSync(file, 'utf8')));
    return status !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
