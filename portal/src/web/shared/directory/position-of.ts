/**
 * The location of an item as one line. The root folder is named only for its direct contents: otherwise it would be in
 * every row, and leave less room for the distinguishing names.
 */
export const positionOf = (folderPath: readonly string[]): string =>
  (folderPath.length > 1 ? folderPath.slice(1) : folderPath).join(' › ');
