/** Takes a file in a test as the client would get it. */
export async function collectedFile(
  make: (sink: {
    whole(file: Uint8Array<ArrayBuffer>): void;
    write(piece: Uint8Array<ArrayBuffer>): Promise<void>;
  }) => Promise<void>,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  await make({
    whole: (file) => void pieces.push(file),
    write: async (piece) => void pieces.push(piece),
  });
  return new Uint8Array(Buffer.concat(pieces));
}
