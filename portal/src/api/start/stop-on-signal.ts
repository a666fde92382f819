/** Ctrl+C reaches the portal twice: from the terminal, and from npm, which passes it on. */
const SAME_SIGNAL_MS = 1_000;

/** On SIGINT or SIGTERM: stops everything in reverse order; a second signal exits immediately. */
export function stopOnSignal(resources: AsyncDisposableStack): void {
  let stoppingSince: number | undefined;
  const stop = async (): Promise<void> => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    await resources.disposeAsync();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}
