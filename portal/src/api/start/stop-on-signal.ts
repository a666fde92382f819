/** Ctrl+C and the service manager's stop: everything that was started is stopped in order; a second signal insists. */
export function stopOnSignal(resources: AsyncDisposableStack): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    await resources.disposeAsync();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}
