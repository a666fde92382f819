/**
 * Runs each task, so many at a time and in their order.
 *
 * @returns the results in the order of the tasks
 */
export async function runInLanes<Task, Result>(
  tasks: readonly Task[],
  lanes: number,
  run: (task: Task) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = tasks.entries();
  const lane = async (): Promise<void> => {
    for (const [index, task] of waiting) results[index] = await run(task);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
