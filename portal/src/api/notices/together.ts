/**
 * Runs `work` on request, one run at a time: requests that come while it runs are answered together by one more run.
 * @param failed told what `work` throws.
 */
export function together(work: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    running = true;
    while (again) {
      again = false;
      await work();
    }
  };
  return () => {
    again = true;
    if (running) return;
    run()
      .catch(failed)
      .finally(() => {
        running = false;
      });
  };
}
