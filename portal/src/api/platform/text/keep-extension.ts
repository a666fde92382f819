import { splitExtension } from './split-extension.ts';

/** A file's new name with its current extension (specification 1 §5), whether or not the new name includes it. */
export function keepExtension(current: string, requested: string): string {
  const { extension } = splitExtension(current);
  if (extension === '') return requested;
  const written = requested.toLowerCase().endsWith(extension.toLowerCase());
  return `${written ? requested.slice(0, -extension.length) : requested}${extension}`;
}
