import { spawnSync } from 'node:child_process';

/** A norm as the validator calls it: PDF/UA-1 or PDF/A-2b. */
export type Norm = 'ua1' | '2b';

/** Why the validator cannot run; undefined when it can. */
export function validatorProblem(command: string): string | undefined {
  const java = spawnSync('java', ['-version']);
  if (java.error !== undefined) return 'Java is not installed; veraPDF needs version 17.';
  if (command === '') return 'VERAPDF is not set: the path of a command that takes a norm and files.';
  const { error } = spawnSync(command, ['--help']);
  return error === undefined ? undefined : `VERAPDF does not run: ${error.message}`;
}

/** Validates a file. @returns the rules that it breaks, one a line; '' when it passes. */
export function brokenRules(command: string, norm: Norm, file: string): string {
  const { error, stdout, stderr } = spawnSync(command, [norm, file], { encoding: 'utf8' });
  if (error !== undefined) throw error;
  return /^PASS/m.test(stdout) && !/^FAIL/m.test(stdout) ? '' : `${stdout}${stderr}`.trim();
}
