import { execFile } from 'node:child_process';

/** Chromium's errors where user namespaces are forbidden: in a container with Docker's default profile, in a chroot. */
const SANDBOX_ERRORS = /no usable sandbox|failed to move to new namespace/i;
const TIMEOUT_MS = 10_000;

/**
 * Whether the browser does not start because the system allows no sandbox. Reads the browser's standard error, which
 * puppeteer does not show for a browser driven through a pipe.
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
