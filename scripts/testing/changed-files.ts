import { execFileSync } from 'node:child_process';

const git = (...parameters: string[]): string[] =>
  execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/**
 * Paths of the files that differ from a commit, committed or not, and of files that git does not know yet.
 *
 * @param since a commit; without one, where the branch left the main branch of the remote
 * @throws when git does not know the commit
 */
export function changedFiles(since?: string): string[] {
  const [base = 'HEAD'] = since === undefined ? leftMain() : git('rev-parse', '--verify', since);
  return [
    ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
  ];
}

/** A clone without a remote, or one that is not called `origin`, compares with its last commit. */
function leftMain(): string[] {
  try {
    return git('merge-base', 'HEAD', 'origin/main');
  } catch {
    return [];
  }
}
