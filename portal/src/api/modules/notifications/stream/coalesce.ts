/**
 * Runs `work` on request, one run at a time: requests that come while it runs are answered together by one more run.
 * @param failed told what `work` throws.
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
      // At once after the last look at `again`, so that no request falls in between.
      running = false;
    }
  };
  return () => {
    again = true;
    if (!running) run().catch(failed);
  };
}
