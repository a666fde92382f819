import { splitExtension } from './split-extension.ts';

/** A file's new name with the extension that it has (specification 1 §5), whether the person wrote it or not. */
export function keepExtension(current: string, wanted: string): string {
  const { extension } = splitExtension(current);
  if (extension === '') return wanted;
  const written = wanted.toLowerCase().endsWith(extension.toLowerCase());
  return `${written ? wanted.slice(0, -extension.length) : wanted}${extension}`;
}
