/** Milliseconds of each run, ten to warm up left out. */
export async function times(runs: number, work: (n: number) => Promise<unknown>): Promise<number[]> {
  for (let n = 0; n < 10; n += 1) await work(n);
  const measured: number[] = [];
  for (let n = 0; n < runs; n += 1) {
    const begun = performance.now();
    await work(n);
    measured.push(performance.now() - begun);
  }
  return measured;
}
