import { execFile } from 'node:child_process';

/** What Chromium says where it may make no user namespace: in a container with Docker's own profile, in a chroot. */
const SANDBOX_ERRORS = /no usable sandbox|failed to move to new namespace/i;
const TIMEOUT_MS = 10_000;

/**
 * Whether a browser does not start because the system allows it no sandbox. Asked of the browser itself, on its
 * standard error: to who drives it through a pipe it just ends.
 */
export function isSandboxUnavailable(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const commandLine = [
      '--headless',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--dump-dom',
      'about:blank',
    ];
    execFile(path, commandLine, { timeout: TIMEOUT_MS }, (_error, _stdout, stderr) =>
      resolve(SANDBOX_ERRORS.test(stderr)),
    );
  });
}
