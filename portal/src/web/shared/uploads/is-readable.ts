/** Whether a file of the computer can still be read: one that was changed, moved or deleted cannot. */
export async function isReadable(file: File | null): Promise<boolean> {
  if (file === null) return true;
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch (cause) {
    if (cause instanceof DOMException) return false;
    throw cause;
  }
}
