import { safeFileName } from '@lienzo/schema/api/file-name';

/** Hands an answer to the browser as a file; for small ones, which need no job. */
export async function saveFile(answer: Response, name: string): Promise<void> {
  const address = URL.createObjectURL(await answer.blob());
  try {
    const link = document.createElement('a');
    link.href = address;
    link.download = safeFileName(name);
    link.click();
  } finally {
    // The browser has taken it by then.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  }
}
