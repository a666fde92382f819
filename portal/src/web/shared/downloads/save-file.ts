/** Hands a file to the browser's own downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address after the click; a minute is ample, and then the memory is free.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
