import { splitExtension } from './split-extension.ts';

/** A file's new name with its current extension (specification 1 §5), whether or not the new name includes it. */
export function keepExtension(current: string, wanted: string): string {
  const { extension } = splitExtension(current);
  if (extension === '') return wanted;
  const written = wanted.toLowerCase().endsWith(extension.toLowerCase());
  return `${written ? wanted.slice(0, -extension.length) : wanted}${extension}`;
}
