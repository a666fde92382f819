/** Takes a file in a test as the client would get it. */
export async function collectedFile(
  make: (sink: {
    writeWhole(file: Uint8Array<ArrayBuffer>): void;
    write(chunk: Uint8Array<ArrayBuffer>): Promise<void>;
  }) => Promise<void>,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await make({
    writeWhole: (file) => void chunks.push(file),
    write: async (chunk) => void chunks.push(chunk),
  });
  return new Uint8Array(Buffer.concat(chunks));
}
