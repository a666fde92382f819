/**
 * Runs `work` on request, one run at a time: requests during a run are coalesced into one more run.
 * @param failed receives what `work` throws.
 */
export function coalesce(work: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    running = true;
    try {
      while (again) {
        again = false;
        await work();
      }
    } finally {
      // Synchronously after the last check of `again`, so that no request is lost in between.
      running = false;
    }
  };
  return () => {
    again = true;
    if (!running) run().catch(failed);
  };
}
