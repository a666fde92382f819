/**
 * Where something lies, in one line. The folder in which everything lies is named only by what is directly in it:
 * else it would stand in every row, and leave no room for the names that differ.
 */
export const placeOf = (folderPath: readonly string[]): string =>
  (folderPath.length > 1 ? folderPath.slice(1) : folderPath).join(' › ');
