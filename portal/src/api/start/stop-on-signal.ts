/** On SIGINT or SIGTERM: stops everything in reverse order; a second signal exits immediately. */
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
