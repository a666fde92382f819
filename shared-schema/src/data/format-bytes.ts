const UNITS = ['KB', 'MB', 'GB'] as const;

/** A size as people read it: `512 Bytes`, `1.4 MB`; one decimal, GB at most (specification 1 §9). */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 Byte' : `${bytes} Bytes`;
  let [size, unit] = [bytes / 1024, 0];
  // What would be written "1024.0 KB" is 1.0 MB.
  while (Number(size.toFixed(1)) >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${size.toFixed(1).replace(/\B(?=(\d{3})+\.)/g, ',')} ${UNITS[unit]}`;
}
